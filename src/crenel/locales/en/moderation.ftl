### Moderation: hosts, reports, operators

## Moderation

table-closed = This table has been closed.
operator-only = Only the operators of this server can do this.
operator-banned = An operator can’t be locked out. Take that role away first.
no-such-report = There is no such report.
no-such-account = There is nobody like that on this server.
reports-full = Too many reports are waiting. Please try again later.

## crenel admin

help-admin =
    crenel admin does what the operator of a server may do. The server can keep running.

      people [TEXT]          people whose name begins like that, newest first
      tables                 tables where something happened last
      reports                open reports
      done REPORT            take a report off the list
      ban WHO [REASON]       lock an account or a guest out, and log them out everywhere
      unban WHO              let them in again
      close TABLE            close a table
      reset WHO              print a link to choose a new password
      invite                 print a link to create one account
      signups MODE           who may create an account: open, closed, invited, verified
      operator WHO [off]     let an account use the operator’s page, or no longer
      forget WHO             delete a person, as they could themselves
      tidy                   delete now what is kept for some days only
      audit                  what operators did, newest first
      --store URL            the store (default: the file in your data folder)

    WHO is an account name or an id from the list of people.
admin-words = Write: crenel admin people|tables|reports|done|ban|unban|close|reset|invite|signups|operator|forget|tidy|audit
admin-banned = { $who } is locked out.
admin-unbanned = { $who } may come in again.
admin-operator = { $who } is an operator now.
admin-operator-off = { $who } is no longer an operator.
admin-signups = New accounts: { $mode }
admin-report-done = The report is off the list.
admin-forgotten = { $who } is deleted. The name disappears from the games within a few minutes of a running server.
admin-ordered = No server has done it yet. The next one that runs will.
admin-done = Done.
audit-command = command line
audit-ban = locked out
audit-unban = let in
audit-operator = made an operator
audit-operator-off = no longer an operator
audit-close = closed table
audit-report-done = report done
audit-signups = new accounts
audit-invite = invitation
audit-reset = new password link
audit-forget = deleted
audit-tidy = deleted what is kept for some days only

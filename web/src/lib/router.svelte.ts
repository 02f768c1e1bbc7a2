// Router: the screen, from the part of the address after #.
//   #/                    home            #/new/<game>          a new table
//   #/t/<id>              a table         #/t/<id>/at/<n>       a moment of a finished game
//                                         …/at/<n>/as/<who>     seen as a seat, as all ("all"), or all hands open ("open")
//   #/t/<id>/join/<token> an invitation   #/t/<id>/from/<n>     a new table that goes on from there
//   #/settings #/help #/glossary/<game>
//   #/notices             notices, absences #/notices/<token>     ends the mails of whoever it was sent to
//   #/lesson/<name>       what a guided game says, to read
//   #/admin               the operator’s page
//   #/reset/<token> #/prove/<token> #/invited/<token>   links from mails and from the operator
//   #/rules/<game>        the rules         #/rules/<game>/<place> a section, a rule, option.<name> or step.<name>

export interface Route {
  screen:
    | 'home'
    | 'new'
    | 'table'
    | 'moment'
    | 'continue'
    | 'join'
    | 'settings'
    | 'notices'
    | 'help'
    | 'glossary'
    | 'lesson'
    | 'rules'
    | 'reset'
    | 'prove'
    | 'invited'
    | 'admin'
  id: string
  token: string
  n: number
  eyes: string
}

export function read(hash: string): Route {
  const [first = '', id = '', third = '', fourth = '', fifth = '', sixth = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  const route: Route = { screen: 'home', id, token: '', n: 0, eyes: '' }
  if (first === 't' && id) {
    const n = Math.max(0, Number.parseInt(fourth, 10) || 0)
    if (third === 'at') return { ...route, screen: 'moment', n, eyes: fifth === 'as' ? sixth : '' }
    if (third === 'from') return { ...route, screen: 'continue', n }
    if (third === 'join' && fourth) return { ...route, screen: 'join', token: fourth }
    return { ...route, screen: 'table' }
  }
  if (first === 'new' || first === 'settings' || first === 'notices' || first === 'help' || first === 'glossary' || first === 'lesson' || first === 'admin')
    return { ...route, screen: first }
  if (first === 'reset' || first === 'prove' || first === 'invited') return { ...route, screen: first, token: id }
  if (first === 'rules') return { ...route, screen: 'rules', token: third }
  return route
}

export const route: { now: Route } = $state({ now: read(location.hash) })

export function go(hash: string): void {
  location.hash = hash
}

addEventListener('hashchange', () => {
  route.now = read(location.hash)
})

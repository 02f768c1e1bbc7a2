// HTTP requests to the server.

import type {
  Absences,
  Addresses,
  AnalysisState,
  AuditLine,
  ChangeBody,
  DeviceBody,
  GameInfo,
  Overview,
  HttpError,
  JoinBody,
  Known,
  LessonInfo,
  Me,
  Moment,
  NoticeChannel,
  Notices,
  NoticesBody,
  NoticeTest,
  OptionsBody,
  Puzzles,
  Reference,
  ReportBody,
  Refusals,
  Report,
  SignupBody,
  SignupMode,
  Signups,
  Span,
  Table,
  TableBody,
  Tables,
  Value,
} from './protocol'
import { lose } from './reach.svelte'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly said: string,
  ) {
    super(said || key)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  let response: Response
  try {
    response = await fetch(`/api${path}`, init)
  } catch {
    lose()
    throw new ApiError(0, 'error-offline', '')
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => ({}))) as Partial<HttpError>
    throw new ApiError(response.status, refusal.error ?? 'error-server', refusal.said ?? '')
  }
  if (response.status === 204) return undefined as T
  const text = await response.text()
  const json = response.headers.get('content-type')?.includes('json')
  return (json ? JSON.parse(text) : text) as T
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`

export const api = {
  me: () => call<Me | null>('GET', '/me'),
  guest: (name: string) => call<Me>('POST', '/guest', { name }),
  change: (what: ChangeBody) => call<Me>('PATCH', '/me', what),
  login: (login: string, password: string) => call<Me>('POST', '/login', { login, password }),
  logout: () => call<void>('POST', '/logout'),
  logoutEverywhere: () => call<void>('POST', '/logout/everywhere'),
  overview: () => call<Overview>('GET', '/admin'),
  chooseSignups: (signups: SignupMode) => call<Overview>('PUT', '/admin/signups', { signups }),
  reports: () => call<Report[]>('GET', '/admin/reports'),
  finishReport: (id: string) => call<void>('POST', `/admin/reports/${encodeURIComponent(id)}/done`),
  recentTables: () => call<Table[]>('GET', '/admin/tables'),
  people: (text: string) => call<Known[]>('GET', `/admin/people?text=${encodeURIComponent(text)}`),
  ban: (id: string, banned: boolean, reason: string) => call<Known>('POST', `/admin/people/${encodeURIComponent(id)}/ban`, { banned, reason }),
  acts: () => call<AuditLine[]>('GET', '/admin/audit'),
  signups: () => call<Signups>('GET', '/account/signups'),
  signUp: (wanted: SignupBody) => call<Me>('POST', '/account', wanted),
  changePassword: (old: string, password: string) => call<void>('POST', '/account/password', { old, new: password }),
  forgotten: (who: string) => call<void>('POST', '/account/forgotten', { who }),
  reset: (token: string, password: string) => call<Me>('POST', '/account/reset', { token, password }),
  prove: (token: string) => call<void>('POST', '/account/prove', { token }),
  chooseMail: (mail: string | null, password: string) => call<Me>('PUT', '/account/mail', { mail, password }),
  deleteAccount: (password: string | null) => call<void>('POST', '/account/delete', { password }),
  notices: () => call<Notices>('GET', '/notices'),
  chooseNotices: (chosen: NoticesBody) => call<Notices>('PUT', '/notices', chosen),
  addDevice: (device: DeviceBody) => call<Notices>('POST', '/notices/push', device),
  removeDevice: (endpoint: string) => call<Notices>('POST', '/notices/push/end', { endpoint }),
  chooseWebhook: (url: string | null) => call<Notices>('PUT', '/notices/webhook', { url }),
  testNotice: (channel: NoticeChannel) => call<NoticeTest>('POST', '/notices/test', { channel }),
  endMails: (token: string) => call<void>('POST', `/notices/end/${encodeURIComponent(token)}`),
  absences: () => call<Absences>('GET', '/absences'),
  tellAbsences: (absences: Span[]) => call<Absences>('PUT', '/absences', { absences }),
  addresses: () => call<Addresses>('GET', '/addresses'),
  games: () => call<GameInfo[]>('GET', '/games'),
  catalogue: (game: string) => call<unknown>('GET', `/games/${encodeURIComponent(game)}/catalogue`),
  rules: (game: string, language: string) => call<Reference>('GET', `/games/${encodeURIComponent(game)}/rules/${language}`),
  readOption: (game: string, option: string, text: string, name: string) =>
    call<Value>('POST', `/games/${encodeURIComponent(game)}/options/${encodeURIComponent(option)}`, { text, name }),
  refusals: (game: string, seats: number, options: OptionsBody['options']) =>
    call<Refusals>('POST', `/games/${encodeURIComponent(game)}/refusals`, { seats, options }),
  lessons: () => call<LessonInfo[]>('GET', '/lessons'),
  learn: (name: string) => call<Table>('POST', `/lessons/${encodeURIComponent(name)}`),
  puzzles: () => call<Puzzles>('GET', '/puzzles'),
  puzzle: (name: string) => call<Table>('POST', `/puzzles/${encodeURIComponent(name)}`),
  tables: () => call<Tables>('GET', '/tables'),
  create: (wanted: TableBody) => call<Table>('POST', '/tables', wanted),
  table: (id: string) => call<Table>('GET', at(id)),
  join: (id: string, how: JoinBody) => call<Table>('POST', at(id, '/join'), how),
  fill: (id: string, seat: number, bot: string) => call<Table>('POST', at(id, '/bot'), { seat, bot }),
  leave: (id: string) => call<Table>('POST', at(id, '/leave')),
  mute: (id: string, who: string, muted: boolean) => call<Table>('POST', at(id, '/mute'), { who, muted }),
  remove: (id: string, who: string, mayReturn: boolean) => call<Table>('POST', at(id, '/remove'), { who, may_return: mayReturn }),
  close: (id: string) => call<Table>('POST', at(id, '/close')),
  report: (id: string, what: ReportBody) => call<void>('POST', at(id, '/report'), what),
  replace: (id: string, seat: number, bot: string) => call<Table>('POST', at(id, '/replace'), { seat, bot }),
  rematch: (id: string) => call<Table>('POST', at(id, '/rematch')),
  record: (id: string) => call<string>('GET', at(id, '/record')),
  moment: (id: string, n: number, query = '') => call<Moment>('GET', at(id, `/moment/${n}${query}`)),
  analysis: (id: string) => call<AnalysisState>('GET', at(id, '/analysis')),
  analyse: (id: string) => call<AnalysisState>('POST', at(id, '/analysis')),
}

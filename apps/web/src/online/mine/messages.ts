/** Words of the list of one's battles. */
import * as terms from '@drumhead/content/terms';

export const mineMessages = {
  'web.mine.waits_one': { en: '{{count}} battle waits for you', it: '{{count}} battaglia ti aspetta' },
  'web.mine.waits_other': { en: '{{count}} battles wait for you', it: '{{count}} battaglie ti aspettano' },
  'web.mine.waits.none': { en: 'No battle waits for you', it: 'Nessuna battaglia ti aspetta' },
  'web.mine.waited_one': {
    en: '{{count}} battle waited for you: {{when}}',
    it: '{{count}} battaglia ti aspettava: {{when}}',
  },
  'web.mine.waited_other': {
    en: '{{count}} battles waited for you: {{when}}',
    it: '{{count}} battaglie ti aspettavano: {{when}}',
  },
  'web.mine.live': { en: 'live', it: 'in diretta' },
  'web.mine.invited_one': { en: '{{count}} challenge for you', it: '{{count}} sfida per te' },
  'web.mine.invited_other': { en: '{{count}} challenges for you', it: '{{count}} sfide per te' },
  'web.mine.invited.by': { en: 'Challenged by {{names}}', it: 'Ti sfida: {{names}}' },
  'web.mine.declined': {
    en: 'Your challenge cannot be taken up now. The seat is free: send somebody the link.',
    it: 'Ora la tua sfida non può essere raccolta. Il posto è libero: manda il link a qualcuno.',
  },
  'web.mine.told.read': { en: 'I have read it', it: 'Ho letto' },
  'web.mine.league': { en: '{{name}}, round {{round}}', it: '{{name}}, turno {{round}}' },
  'web.mine.away': { en: 'not reached', it: 'non raggiunto' },
  'web.mine.away.title': { en: 'The server is not reached', it: 'Il server non è raggiungibile' },
  'web.mine.away.about': {
    en: 'You see how things stood then. The page tries again by itself. Clocks may be running.',
    it: 'Vedi come stavano le cose allora. La pagina riprova da sola. Gli orologi possono correre.',
  },
  'web.mine.try': { en: 'Try now', it: 'Riprova ora' },
  'web.mine.next': { en: 'Next battle that waits', it: 'Prossima battaglia che aspetta' },
  'web.mine.turn': { en: 'Take your turn', it: 'Gioca il tuo turno' },
  'web.mine.since': { en: 'since {{when}}', it: 'da: {{when}}' },
  'web.mine.seat': { en: 'you command {{side}}', it: 'comandi: {{side}}' },
  'web.mine.place': { en: '{{game}}, {{battle}}', it: '{{game}}, {{battle}}' },
  'web.mine.left': { en: '{{time}} left', it: 'restano {{time}}' },
  'web.mine.left.theirs': { en: '{{side}}: {{time}} left', it: '{{side}}: restano {{time}}' },
  'web.mine.paused': { en: 'paused until {{when}}', it: 'in pausa fino a: {{when}}' },
  'web.mine.free': { en: 'The seat is free', it: 'Il posto è libero' },
  'web.mine.begins': { en: 'Not begun yet.', it: 'Non è ancora cominciata.' },
  'web.mine.others': { en: 'You wait for {{battles}}', it: 'Battaglie in cui aspetti: {{battles}}' },
  'web.mine.more_one': { en: '{{count}} more waits for you', it: '{{count}} altra ti aspetta' },
  'web.mine.more_other': { en: '{{count}} more wait for you', it: '{{count}} altre ti aspettano' },
  'web.mine.finished': terms.Finished,
  'web.mine.finished.all': { en: 'All {{battles}}', it: 'Tutte: {{battles}}' },
  'web.mine.won': { en: 'Won', it: 'Vinta' },
  'web.mine.lost': { en: 'Lost', it: 'Persa' },
  'web.mine.drawn': { en: 'Drawn', it: 'Patta' },
  'web.mine.against': terms.against,
  'web.mine.lines_one': { en: '{{count}} entry in the record', it: '{{count}} voce nel verbale' },
  'web.mine.lines_other': { en: '{{count}} entries in the record', it: '{{count}} voci nel verbale' },
  'web.mine.replay': terms.ToReplay,
  'web.mine.page': { en: 'Page', it: 'Pagina' },
  'web.mine.record.failed': {
    en: 'The record cannot be had now. Try again later.',
    it: 'Ora il verbale non si può avere. Riprova più tardi.',
  },
  'web.mine.nothing': {
    en: 'Send a friend a link: each of you plays when there is time. No account is needed.',
    it: 'Manda un link a un amico: ognuno gioca quando ha tempo. Non serve un account.',
  },
} as const;

export type MineKey = keyof typeof mineMessages;

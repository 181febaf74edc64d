/** Squads that are chosen in secret before an online battle. */
import * as terms from '@drumhead/content/terms';

export const squadChoiceMessages = {
  'web.squads.secret': { en: 'Each player chooses a squad in secret', it: 'Ognuno sceglie la sua squadra in segreto' },
  'web.squads.secret.about': {
    en: 'Rosters and points stay as set up, and your squad is the one you set up. All squads are opened together, once all are locked in.',
    it: 'Liste e punti restano come preparati, e la tua squadra è quella che hai preparato. Le squadre si scoprono insieme, quando tutte sono bloccate.',
  },
  'web.squads.invited': {
    en: 'Each player chooses a squad in secret before the battle',
    it: 'Ognuno sceglie la sua squadra in segreto prima della battaglia',
  },
  'web.squads.given': { en: 'as shown below', it: 'come qui sotto' },
  'web.squads.title': { en: 'Squads in secret', it: 'Squadre in segreto' },
  'web.squads.choose': {
    en: 'Choose your squad: nobody else sees it before all are locked in.',
    it: 'Scegli la tua squadra: nessun altro la vede finché non sono tutte bloccate.',
  },
  'web.squads.agreed': {
    en: 'Agreed on: {{roster}}, at most {{limit}} points',
    it: 'Concordato: {{roster}}, al massimo {{limit}} punti',
  },
  'web.squads.lock': { en: 'Lock in the squad', it: 'Blocca la squadra' },
  'web.squads.illegal': {
    en: 'Fix the squad first: its errors stand below.',
    it: 'Prima correggi la squadra: gli errori sono qui sotto.',
  },
  'web.squads.locked': { en: 'Your squad is locked in.', it: 'La tua squadra è bloccata.' },
  'web.squads.change': { en: 'Change your squad', it: 'Cambia la tua squadra' },
  'web.squads.keep': { en: 'Keep the squad locked in', it: 'Tieni la squadra bloccata' },
  'web.squads.you': terms.you,
  'web.squads.waits': {
    en: 'The battle begins when the last squad is in. Missing: {{sides}}',
    it: 'La battaglia comincia quando arriva l’ultima squadra. Manca: {{sides}}',
  },
  'web.squads.watching': {
    en: 'The players are choosing their squads in secret. You see the battle as soon as it begins.',
    it: 'I giocatori scelgono le squadre in segreto. Vedrai la battaglia appena comincia.',
  },
  'web.squads.failed': {
    en: 'The squad did not arrive: check the connection and lock it in again.',
    it: 'La squadra non è arrivata: controlla la connessione e bloccala di nuovo.',
  },
  'web.squads.refused': { en: 'This squad is not allowed here:', it: 'Questa squadra qui non è ammessa:' },
} as const;

export type SquadChoiceKey = keyof typeof squadChoiceMessages;

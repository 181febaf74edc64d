/** Messages of the briefing. */
import * as terms from '@drumhead/content/terms';

export const briefingMessages = {
  'web.brief.none': {
    en: 'No battle is being prepared. Choose one on the front page.',
    it: 'Nessuna battaglia in preparazione. Scegline una nella pagina iniziale.',
  },
  'web.brief.failed': { en: 'The battle could not be prepared.', it: 'Impossibile preparare la battaglia.' },
  'web.brief.map': { en: 'The ground', it: 'Il terreno' },
  'web.brief.forces': { en: 'The forces', it: 'Le forze' },
  'web.brief.command': { en: 'You command: {{side}}', it: 'Comandi: {{side}}' },
  'web.brief.two': { en: 'Players at this screen: {{sides}}', it: 'Giocatori a questo schermo: {{sides}}' },
  'web.brief.watch': { en: 'The computer plays every side', it: 'Il computer gioca ogni parte' },
  'web.brief.against': { en: '{{mine}} against {{theirs}}', it: '{{mine}} contro {{theirs}}' },
  'web.brief.zone': { en: 'Deployment: {{side}}', it: 'Schieramento: {{side}}' },
  'web.brief.zone.hidden': { en: 'Hidden deployment: {{side}}', it: 'Schieramento nascosto: {{side}}' },
  'web.brief.groundOpen': {
    en: 'The ground is laid by the rules once the battle begins.',
    it: 'Il terreno si dispone secondo le regole a battaglia iniziata.',
  },
  'web.brief.groundBegun': {
    en: 'The rest of the ground is laid by the rules once the battle begins.',
    it: 'Il resto del terreno si dispone secondo le regole a battaglia iniziata.',
  },
  'web.brief.odds': { en: 'Who wins it', it: 'Chi la vince' },
  'web.brief.odds.battles': { en: 'battles between captains: {{games}}', it: 'battaglie fra capitani: {{games}}' },
  'web.brief.odds.share': {
    en: '{{side}}: {{low}} to {{high}}.',
    it: '{{side}}: da {{low}} a {{high}}.',
  },
  'web.brief.odds.drawn': { en: 'drawn', it: 'patta' },
  'web.brief.odds.favours': { en: 'The field favours: {{side}}.', it: 'Campo favorevole: {{side}}.' },
  'web.brief.odds.even': { en: 'No side is shown to be better off.', it: 'Nessuna parte risulta favorita.' },
  'web.brief.odds.unknown': {
    en: 'These odds are measured for ready scenarios as printed, not for this set-up.',
    it: 'Queste probabilità sono misurate per gli scenari pronti come stampati, non per questa preparazione.',
  },
  'web.brief.handicap': { en: 'Handicap', it: 'Vantaggio' },
  'web.brief.handicap.printed': { en: 'as printed', it: 'come stampato' },
  'web.brief.handicap.more': { en: 'Raise: {{what}}', it: 'Aumenta: {{what}}' },
  'web.brief.handicap.less': { en: 'Lower: {{what}}', it: 'Riduci: {{what}}' },
  'web.brief.opponent': { en: 'Your opponent', it: 'Il tuo avversario' },
  'web.brief.opponent.computer': { en: 'the computer', it: 'il computer' },
  'web.brief.rank.recruit': { en: 'Recruit', it: 'Recluta' },
  'web.brief.rank.corporal': { en: 'Corporal', it: 'Caporale' },
  'web.brief.rank.captain': { en: 'Captain', it: 'Capitano' },
  'web.brief.rank.recruit.about': { en: 'any legal order', it: 'ordini a caso' },
  'web.brief.rank.corporal.about': { en: 'one order ahead', it: 'un ordine alla volta' },
  'web.brief.rank.captain.about': { en: 'whole turns ahead', it: 'turni interi' },
  'web.brief.temper': { en: 'Temperament', it: 'Temperamento' },
  'web.brief.temper.none': { en: 'balanced', it: 'equilibrato' },
  'web.brief.temper.wary': { en: 'wary', it: 'prudente' },
  'web.brief.temper.steady': { en: 'steady', it: 'fermo' },
  'web.brief.temper.bold': { en: 'bold', it: 'audace' },
  'web.brief.temper.closed': {
    en: 'Only a captain has a temperament.',
    it: 'Solo un capitano ha un temperamento.',
  },
  'web.brief.length': { en: 'How long', it: 'Quanto dura' },
  'web.brief.saved': {
    en: 'Saved at every step: stop when you like.',
    it: 'Si salva a ogni passo: smetti quando vuoi.',
  },
  'web.brief.rules': terms.Rules,
  'web.brief.deploy': terms.DeployYourTroops,
  'web.brief.setUp': terms.SetUpStepByStep,
  'web.brief.ready': { en: 'Use the ready deployment', it: 'Usa lo schieramento pronto' },
  'web.brief.ready.all': { en: 'Set up everything for me', it: 'Prepara tutto per me' },
  'web.brief.begin': terms.BeginTheBattle,
  'web.brief.skip': { en: 'Skip the briefing from now on', it: 'D’ora in poi salta questa pagina' },
} as const;

export type BriefingKey = keyof typeof briefingMessages;

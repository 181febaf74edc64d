/** Messages of the campaign page. */
import * as terms from '@drumhead/content/terms';

export const campaignPageMessages = {
  'web.skCampaign.about': {
    en: 'Three to five games with the same two companies. Models killed do not return; roll a die for each wounded model. The company with the most points wins.',
    it: 'Da tre a cinque partite con le stesse due compagnie. I modelli uccisi non tornano; per ogni ferito si tira un dado. Vince la compagnia con più punti.',
  },
  'web.skCampaign.fresh': { en: 'New campaign', it: 'Nuova campagna' },
  'web.skCampaign.games': { en: 'Games', it: 'Partite' },
  'web.skCampaign.scale': { en: 'Figures', it: 'Miniature' },
  'web.skCampaign.variant': terms.Rules,
  'web.skCampaign.company': { en: 'Company {{number}}', it: 'Compagnia {{number}}' },
  'web.skCampaign.company.roster': {
    en: '{{name}}: man by man (the other player looks away)',
    it: '{{name}}: uomo per uomo (da non mostrare all’altro giocatore)',
  },
  'web.skCampaign.service': {
    en: 'Games {{games}}, won {{won}}, wounds {{wounds}}',
    it: 'Partite {{games}}, vinte {{won}}, ferite {{wounds}}',
  },
  'web.skCampaign.unblooded': { en: 'No game yet', it: 'Nessuna partita finora' },
  'web.skCampaign.killedIn': { en: 'Killed in game {{game}}', it: 'Muore nella partita {{game}}' },
  'web.skCampaign.lostIn': {
    en: 'Struck off after game {{game}} (wounds)',
    it: 'Fuori dai ranghi dopo la partita {{game}} (ferite)',
  },
  'web.skCampaign.toDraw': {
    en: 'Scenario still to be drawn: {{scenarios}}.',
    it: 'Scenario ancora da sorteggiare: {{scenarios}}.',
  },
  'web.skCampaign.squadLimit': {
    en: '{{name}}: squad of up to {{limit}} points.',
    it: '{{name}}: squadra fino a {{limit}} punti.',
  },
  'web.skCampaign.service.title': { en: 'Service', it: 'Servizio' },
  'web.skCampaign.condition': { en: 'Next game', it: 'Prossima' },
  'web.skCampaign.squad': terms.Squad,
  'web.skCampaign.home': { en: 'Campaign: {{one}} against {{two}}', it: 'Campagna: {{one}} contro {{two}}' },
  'web.skCampaign.toCampaign': { en: 'Continue the campaign', it: 'Continua la campagna' },
  'web.skCampaign.gameWon': {
    en: 'Victory in game {{number}}: {{name}}. Its losses are still to be entered.',
    it: 'Vittoria nella partita {{number}}: {{name}}. Restano da registrare le perdite.',
  },
  'web.skCampaign.gameDrawn': {
    en: 'Game {{number}} is a draw. Its losses are still to be entered.',
    it: 'Partita {{number}}: pareggio. Restano da registrare le perdite.',
  },
  'web.skCampaign.gameOver': {
    en: 'Game {{number}} is over. Its result is still to be entered.',
    it: 'Partita {{number}} finita. Resta da registrare il risultato.',
  },
  'web.skCampaign.replay': terms.ToReplay,
  'web.skCampaign.losses': { en: 'Out of action', it: 'Fuori combattimento' },
  'web.skCampaign.atOnce': { en: 'Draw everything and play', it: 'Sorteggia tutto e gioca' },
  'web.skCampaign.atOnce.about': {
    en: 'Scenario and squads are drawn; you play {{name}}.',
    it: 'Scenario e squadre a sorte; tu giochi {{name}}.',
  },
  'web.skCampaign.list': {
    en: 'Models (the other player looks away)',
    it: 'Modelli (da non mostrare all’altro giocatore)',
  },
  'web.skCampaign.roster': terms.Roster,
  'web.skCampaign.from': { en: 'Company', it: 'Compagnia' },
  'web.skCampaign.drawn': { en: 'as shown', it: 'quella mostrata' },
  'web.skCampaign.random': { en: 'Draw another company', it: 'Sorteggia un’altra compagnia' },
  'web.skCampaign.build': {
    en: 'Build a squad of up to {{points}} points',
    it: 'Componi una squadra fino a {{points}} punti',
  },
  'web.skCampaign.strength': {
    en: '{{models}} models, {{points}} of {{limit}} points',
    it: '{{models}} modelli, {{points}} punti su {{limit}}',
  },
  'web.skCampaign.standing': { en: 'Standing', it: 'Classifica' },
  'web.skCampaign.points': { en: 'Points won', it: 'Punti vinti' },
  'web.skCampaign.left': { en: 'Points of company left', it: 'Punti di compagnia rimasti' },
  'web.skCampaign.fit': { en: 'Fit', it: 'Abili' },
  'web.skCampaign.resting': { en: 'Miss the next game', it: 'Saltano la prossima' },
  'web.skCampaign.struckOff': { en: 'Struck off', it: 'Cancellati' },
  'web.skCampaign.game': { en: 'Game', it: 'Partita' },
  'web.skCampaign.scenario': terms.Scenario,
  'web.skCampaign.winner': terms.Winner,
  'web.skCampaign.draw': { en: 'draw', it: 'pareggio' },
  'web.skCampaign.next': { en: 'Game {{number}} of {{games}}', it: 'Partita {{number}} di {{games}}' },
  'web.skCampaign.drawScenario': { en: 'Draw the scenario', it: 'Sorteggia lo scenario' },
  'web.skCampaign.attacks': terms.Attacker,
  'web.skCampaign.chooses': {
    en: 'Chooses after losing the last game: {{name}}.',
    it: 'Sceglie dopo la sconfitta precedente: {{name}}.',
  },
  'web.skCampaign.rolledLater': {
    en: 'Attacker and defender are rolled for when the squads are revealed.',
    it: 'Attaccante e difensore si tirano quando si rivelano le squadre.',
  },
  'web.skCampaign.rolled': {
    en: '{{name}} to choose (rolls: {{first}} {{one}}, {{second}} {{two}}).',
    it: 'Sceglie {{name}} (tiri: {{first}} {{one}}, {{second}} {{two}}).',
  },
  'web.skCampaign.pick': { en: '{{name}}: choose your squad', it: '{{name}}: scegli la squadra' },
  'web.skCampaign.handover': { en: 'Pass the screen: {{name}} chooses', it: 'Passa lo schermo: sceglie {{name}}' },
  'web.skCampaign.take': { en: 'Continue as {{name}}', it: 'Continua come {{name}}' },
  'web.skCampaign.locked': { en: 'Both squads are locked', it: 'Le due squadre sono confermate' },
  'web.skCampaign.turnAway': { en: 'The other player looks away.', it: 'L’altro giocatore non guarda.' },
  'web.skCampaign.pick.unfit': {
    en: 'This model cannot play: {{condition}}.',
    it: 'Questo modello non può giocare: {{condition}}.',
  },
  'web.skCampaign.pickAny': { en: 'Choose at random', it: 'Scegli a caso' },
  'web.skCampaign.lock': { en: 'Lock the squad', it: 'Conferma la squadra' },
  'web.skCampaign.begin': { en: 'Choose the squads', it: 'Scegli le squadre' },
  'web.skCampaign.playedBy': { en: 'played by', it: 'giocata da' },
  'web.skCampaign.reveal': { en: 'Reveal and play', it: 'Rivela e gioca' },
  'web.skCampaign.cannot': {
    en: '{{name}}: no legal squad, so this game is lost.',
    it: '{{name}}: nessuna squadra valida, partita persa.',
  },
  'web.skCampaign.cannotBoth': {
    en: 'Neither player has a legal squad: the game is a draw.',
    it: 'Nessuno ha una squadra valida: la partita è pari.',
  },
  'web.skCampaign.goOn': { en: 'Continue', it: 'Continua' },
  'web.skCampaign.underway': { en: 'The game is in progress.', it: 'La partita è in corso.' },
  'web.skCampaign.toBattle': { en: 'Go to the battle', it: 'Vai alla battaglia' },
  'web.skCampaign.lost': {
    en: 'This browser no longer has that battle. You may start the game again.',
    it: 'Questo browser non ha più quella battaglia. Puoi ricominciare la partita.',
  },
  'web.skCampaign.again': { en: 'Start again', it: 'Ricomincia' },
  'web.skCampaign.after': { en: 'After the game', it: 'Dopo la partita' },
  'web.skCampaign.dice': { en: 'Roll for the wounded', it: 'Tira per i feriti' },
  'web.skCampaign.none': { en: 'No model went out of action.', it: 'Nessun modello fuori combattimento.' },
  'web.skCampaign.enter': { en: 'Save the result', it: 'Registra il risultato' },
  'web.skCampaign.won': { en: 'Campaign victory: {{name}}.', it: 'Campagna vinta: {{name}}.' },
  'web.skCampaign.drawn.end': { en: 'The campaign is a draw.', it: 'La campagna finisce in parità.' },
  'web.skCampaign.notRead': {
    en: 'This file is not a playable campaign:',
    it: 'Questo file non è una campagna giocabile:',
  },
  'web.skCampaign.failed': { en: 'The game did not start.', it: 'Impossibile iniziare la partita.' },
} as const;

export type CampaignPageKey = keyof typeof campaignPageMessages;

/** Words of the first steps in Large Battles. */
export const guideMessages = {
  'web.guide.lb.aim': {
    en: 'Your aim: {{theirs}} points against the enemy ({{foe}}) break it. Most lost units count 1 or 2. You lose at {{mine}}.',
    it: 'Il tuo scopo: con {{theirs}} punti contro il nemico ({{foe}}) lo fai cedere. Quasi ogni unità persa ne vale 1 o 2. Tu perdi a {{mine}}.',
  },
  'web.guide.lb.wait': {
    en: '{{side}} to play: watch its orders. When it fails a die, you are asked whether to react.',
    it: 'Tocca a: {{side}}. Guarda i suoi ordini: quando fallisce un dado ti viene chiesto se reagire.',
  },
  'web.guide.lb.confirm': {
    en: 'The table shows the order. Tap “Confirm”, or “Use the nearest legal move” where that stands; or choose again.',
    it: 'Il tavolo mostra l’ordine. Tocca «Conferma», o «Usa la mossa valida più vicina» se c’è; o scegli di nuovo.',
  },
  'web.guide.lb.illegal': {
    en: 'That is not legal: the panel says why. Choose again.',
    it: 'Non è valido: il pannello dice perché. Scegli di nuovo.',
  },
  'web.guide.lb.open': {
    en: 'Tap your brigade in the panel, or one of its units: its units then act one by one.',
    it: 'Tocca la tua brigata nel pannello, o una sua unità: le unità agiranno una per una.',
  },
  'web.guide.lb.activate': {
    en: 'Tap {{unit}}: it stands nearest to the enemy. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: è la più vicina al nemico. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.activateGuns': {
    en: 'Tap {{unit}}: guns can fire from where they stand. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: i cannoni possono sparare da dove sono. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.dice': {
    en: 'Each success is one action. Two dice: {{mean}} actions on average, {{two}} to lose the initiative; three dice: {{three}}.',
    it: 'Ogni successo è un’azione. Due dadi: {{mean}} azioni in media, {{two}} di perdere l’iniziativa; tre dadi: {{three}}.',
  },
  'web.guide.lb.fire': {
    en: 'Tap {{target}} to fire: {{chance}} for DIS. Then the guns must reload (actions left {{left}}).',
    it: 'Tocca {{target}} per sparare: probabilità di DIS {{chance}}. Poi i cannoni vanno ricaricati (azioni rimaste {{left}}).',
  },
  'web.guide.lb.reload': {
    en: 'The guns are empty: tap “Reload” (actions left {{left}}).',
    it: 'I cannoni sono scarichi: tocca «Ricarica» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.approach': {
    en: '{{unit}} can Approach: tap “Approach”. The enemy takes DIS with {{chance}} (actions left {{left}}).',
    it: '{{unit}} può iniziare un avvicinamento: toccalo nel pannello. Il nemico subisce DIS con probabilità {{chance}} (azioni rimaste {{left}}).',
  },
  'web.guide.lb.rally': {
    en: '{{unit}} has DIS {{dis}}, and at 4 it is lost: tap “Rally” (actions left {{left}}).',
    it: '{{unit}} ha DIS {{dis}}, e a 4 è persa: tocca «Riordina» (azioni rimaste {{left}}).',
  },
  'web.guide.lb.move': {
    en: 'Drag {{unit}} towards {{target}} ({{gap}} mm off): near enough, and straight ahead, it can Approach. Actions left {{left}}.',
    it: 'Trascina {{unit}} verso {{target}} (a {{gap}} mm): se è vicino e dritto davanti, può iniziare un avvicinamento. Azioni rimaste {{left}}.',
  },
  'web.guide.lb.stop': {
    en: 'Nothing useful is left for {{unit}} (actions left {{left}}): tap “End activation”.',
    it: 'Per {{unit}} non resta nulla di utile (azioni rimaste {{left}}): termina l’attivazione.',
  },
  'web.guide.lb.pass': {
    en: 'Your brigade has acted: tap “Pass the initiative”, and the enemy plays.',
    it: 'La tua brigata ha agito: tocca «Cedi l’iniziativa», e gioca il nemico.',
  },
  'web.guide.lb.end': {
    en: 'All units have acted: the general may still move, or tap “Finish this brigade”.',
    it: 'Tutte le unità hanno agito: il generale può ancora muovere, oppure chiudi la brigata.',
  },
  'web.guide.lb.react': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many. “Hold” is always safe.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti. «Attendi» è sempre sicuro.',
  },
  'web.guide.lb.general': {
    en: 'The general acts (actions left {{left}}): drag the general, or give a group order. Keep behind your units.',
    it: 'Agisce il generale (azioni rimaste {{left}}): trascinalo, o dai un ordine di gruppo. Resta dietro le unità.',
  },
  'web.guide.lb.reposition': {
    en: 'The enemy came too near your general: tap a safe place behind a unit.',
    it: 'Il nemico è troppo vicino al tuo generale: tocca un posto sicuro dietro un’unità.',
  },
  'web.guide.lb.spend': {
    en: 'You may spend an action for one more die in this fight: the odds stand on the buttons.',
    it: 'Puoi spendere un’azione per un dado in più in questo scontro: le probabilità sono sui pulsanti.',
  },
  'web.guide.lb.victor': {
    en: 'You won actions in the fight: close in, or stop. The odds stand on the buttons.',
    it: 'Hai ottenuto azioni nello scontro: entra in contatto, o fermati. Le probabilità sono sui pulsanti.',
  },
  'web.guide.lb.declare': {
    en: 'Before the dice of the Contact you may add some: tap an answer.',
    it: 'Prima dei dadi del contatto puoi aggiungerne: tocca una risposta.',
  },
  'web.guide.lb.exploit': {
    en: 'You won the fight: take the ground, go on, or stay. To stay is safe.',
    it: 'Hai vinto lo scontro: occupa il terreno, prosegui o resta. Restare è sicuro.',
  },
  'web.guide.lb.answer': {
    en: 'A rule asks you: tap an answer. Its odds stand beside it.',
    it: 'Una regola ti chiede una scelta: tocca una risposta. Le probabilità sono accanto.',
  },

  'web.hint.lb.dice': {
    en: 'Three dice: {{ends}} to lose the initiative, with units yet to act: {{others}}. Two dice: {{two}}.',
    it: 'Tre dadi: {{ends}} di perdere l’iniziativa, con unità che devono ancora agire: {{others}}. Due dadi: {{two}}.',
  },
  'web.hint.lb.otherTarget': {
    en: 'This shot causes DIS with {{shot}}; at {{target}} it would with {{other}}.',
    it: 'Questo tiro: probabilità di DIS {{shot}}; contro {{target}}: {{other}}.',
  },
  'web.hint.lb.weakShot': {
    en: 'This shot causes DIS with {{shot}} only, and the guns must reload afterwards.',
    it: 'Questo tiro: probabilità di DIS solo {{shot}}, e poi i cannoni vanno ricaricati.',
  },
  'web.hint.lb.badFight': {
    en: 'This Contact is won with {{wins}} and lost with {{loses}}.',
    it: 'Questo contatto: probabilità di vincere {{wins}}, di perdere {{loses}}.',
  },
  'web.hint.lb.badApproach': {
    en: 'In this Approach the target takes DIS with {{theirs}}, {{unit}} with {{mine}}.',
    it: 'In questo avvicinamento la probabilità di DIS è {{theirs}} per il bersaglio, {{mine}} per {{unit}}.',
  },
  'web.hint.lb.within': {
    en: 'There {{enemy}} can Approach {{unit}}. Enemies that can: {{enemies}}.',
    it: 'Lì {{enemy}} può iniziare un avvicinamento contro {{unit}}. Nemici che possono: {{enemies}}.',
  },
  'web.hint.lb.command': {
    en: '{{unit}} would be out of command and lose the Leader’s bonus. Units that leave command: {{units}}.',
    it: '{{unit}} resterebbe fuori comando e senza il bonus del comandante. Unità che ne escono: {{units}}.',
  },
  'web.hint.lb.away': {
    en: '{{unit}} would turn its back to {{enemy}}, {{gap}} mm away.',
    it: '{{unit}} darebbe le spalle a {{enemy}}, a {{gap}} mm.',
  },
  'web.hint.lb.general': {
    en: '{{unit}} would ride in front of all your units, {{gap}} mm from {{enemy}}. A lost general counts against you.',
    it: '{{unit}} starebbe davanti a tutte le unità, a {{gap}} mm da {{enemy}}. Un generale perso conta contro di te.',
  },
  'web.hint.lb.left': {
    en: 'Before you close the brigade: {{unit}} has not acted. One die: {{acts}} to act, and no risk. Units left: {{left}}.',
    it: 'Prima di chiudere la brigata: {{unit}} non ha agito. Un dado: {{acts}} di agire, senza rischio. Unità rimaste: {{left}}.',
  },
  'web.hint.lb.rally': {
    en: '{{unit}} has DIS {{dis}} and may rally now (actions left {{left}}). Ending loses the actions.',
    it: '{{unit}} ha DIS {{dis}} e ora può riordinarsi (azioni rimaste {{left}}). Terminando le azioni vanno perse.',
  },
} as const;

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
  'web.guide.lb.drop': {
    en: 'Let go where it should go. Nothing happens before you confirm.',
    it: 'Lascia dove deve andare. Non succede nulla prima della conferma.',
  },
  'web.guide.lb.confirm': {
    en: 'The table shows the order. Tap “Confirm”, or “Use the nearest legal move” where that stands; or choose again.',
    it: 'Il tavolo mostra l’ordine. Tocca «Conferma», o «Usa la mossa valida più vicina» se c’è; o scegli di nuovo.',
  },
  'web.guide.lb.illegal': {
    en: 'That is not legal: the panel says why. Choose again.',
    it: 'Non è valido: il pannello dice perché. Scegli di nuovo.',
  },
  'web.guide.lb.drawn': {
    en: 'Now choose its dice: it then goes as far as its actions last.',
    it: 'Ora scegli i dadi: poi va fin dove bastano le azioni.',
  },
  'web.guide.lb.passing': {
    en: 'This ends your phase: units that have not acted will not act. “Confirm”, or “Cancel” and go on.',
    it: 'Così finisce la tua fase: le unità che non hanno agito non agiranno. «Conferma», o «Annulla» e continua.',
  },
  'web.guide.lb.passed': {
    en: 'All your units have acted. “Confirm” ends your phase; the points against you are then counted.',
    it: 'Tutte le tue unità hanno agito. «Conferma» chiude la tua fase; poi si contano i punti contro di te.',
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
  'web.guide.lb.activateWorn': {
    en: 'Tap {{unit}}: with DIS {{dis}} it should rally, or fall back. At DIS 4 it is lost. Units yet to act: {{left}}.',
    it: 'Tocca {{unit}}: con DIS {{dis}} conviene riordinarsi o ripiegare. A DIS 4 è persa. Unità che devono ancora agire: {{left}}.',
  },
  'web.guide.lb.dice': {
    en: 'Each success is one action. Two dice: {{mean}} actions on average, {{two}} for a double failure, which finishes the brigade; three dice: {{three}}. One die never does.',
    it: 'Ogni successo è un’azione. Due dadi: {{mean}} azioni in media, {{two}} di doppio fallimento, che conclude la brigata; tre dadi: {{three}}. Un dado mai.',
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
  'web.guide.lb.back': {
    en: '{{unit}} has DIS {{dis}}, and at 4 it is lost. Move it back: over {{gap}} mm from the enemy it may rally (actions left {{left}}).',
    it: '{{unit}} ha DIS {{dis}}, e a 4 è persa. Falla ripiegare: oltre {{gap}} mm dal nemico può riordinarsi (azioni rimaste {{left}}).',
  },
  'web.guide.lb.move': {
    en: 'Drag {{unit}} towards {{target}}, {{gap}} mm off: near enough, and straight ahead, it can Approach. Actions left {{left}}.',
    it: 'Trascina {{unit}} verso {{target}}, a {{gap}} mm: se è vicino e dritto davanti, può iniziare un avvicinamento. Azioni rimaste {{left}}.',
  },
  'web.guide.lb.waits': {
    en: '{{unit}} could Approach, but it takes DIS itself with {{own}}, the enemy with {{chance}}: better wait, and tap “End activation” (actions left {{left}}).',
    it: '{{unit}} può iniziare un avvicinamento, ma la probabilità di DIS è {{own}} per chi avanza, {{chance}} per il nemico: meglio attendere, e terminare l’attivazione (azioni rimaste {{left}}).',
  },
  'web.guide.lb.stop': {
    en: 'Nothing useful is left for {{unit}} (actions left {{left}}): tap “End activation”.',
    it: 'Per {{unit}} non resta nulla di utile (azioni rimaste {{left}}): termina l’attivazione.',
  },
  'web.guide.lb.clear': {
    en: '{{unit}} cannot end so near a friend: move it over {{gap}} mm away, as the list of all moves shows (actions left {{left}}).',
    it: '{{unit}} non può fermarsi così vicino a un’unità amica: muovi oltre {{gap}} mm, come mostra la lista dei movimenti (azioni rimaste {{left}}).',
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
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many. Nothing presses now: “Hold”.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti. Ora nulla preme: «Attendi».',
  },
  'web.guide.lb.reactBest': {
    en: 'The enemy failed dice ({{dice}}): one unit may react with as many, and a failed try costs nothing. {{unit}} could do most: its line says what.',
    it: 'Il nemico ha fallito dei dadi ({{dice}}): una unità può reagire con altrettanti, e un tentativo fallito non costa nulla. {{unit}} può fare di più: la sua riga dice che cosa.',
  },
  'web.guide.lb.correct': {
    en: '{{unit}} was pushed too near a friend. Before any reaction choose a way to stand over {{gap}} mm apart: no dice, no risk.',
    it: 'Troppo vicina a un’unità amica: {{unit}}. Prima di ogni reazione scegli come tornare oltre {{gap}} mm, senza dadi né rischio.',
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
    en: 'Actions left ({{left}}) may be rolled as extra dice of this Approach, or kept for what follows. The chances stand on the buttons.',
    it: 'Le azioni rimaste ({{left}}) possono diventare dadi in più di questo avvicinamento, o restare per dopo. Le probabilità sono sui pulsanti.',
  },
  'web.guide.lb.contact': {
    en: '{{unit}} may move into Contact: {{wins}} to win, {{loses}} to lose. The loser retreats with DIS.',
    it: '{{unit}} può entrare in contatto: {{wins}} di vincere, {{loses}} di perdere. Chi perde si ritira con DIS.',
  },
  'web.guide.lb.attacker': {
    en: 'You have actions in this fight ({{left}}): use them as the buttons say, or do nothing more.',
    it: 'Hai azioni in questo scontro ({{left}}): usale come dicono i pulsanti, o non fare altro.',
  },
  'web.guide.lb.defender': {
    en: 'Your defence won actions ({{left}}): each may cancel one of the attacker’s, or serve as the buttons say.',
    it: 'La tua difesa ha ottenuto azioni ({{left}}): ognuna può annullarne una dell’attaccante, o servire come dicono i pulsanti.',
  },
  'web.guide.lb.victor': {
    en: 'The enemy is gone. The buttons say what you may do now; or do nothing more, and stay.',
    it: 'Il nemico non c’è più. I pulsanti dicono che cosa puoi fare ora; o non fare altro, e resta.',
  },
  'web.guide.lb.declare': {
    en: 'Before the dice of the Contact you may add some: the chances stand on the buttons.',
    it: 'Prima dei dadi del contatto puoi aggiungerne: le probabilità sono sui pulsanti.',
  },
  'web.guide.lb.exploit': {
    en: 'You won the fight: take the ground, go on, or stay. To stay is safe.',
    it: 'Hai vinto lo scontro: occupa il terreno, prosegui o resta. Restare è sicuro.',
  },
  'web.guide.lb.answer': {
    en: 'A rule asks you: tap an answer. The number beside the question opens the rule.',
    it: 'Una regola ti chiede una scelta: tocca una risposta. Il numero accanto alla domanda apre la regola.',
  },

  'web.hint.lb.dice': {
    en: 'Three dice: {{ends}} for a double failure, which finishes the brigade, with units yet to act: {{others}}. Two dice: {{two}}.',
    it: 'Tre dadi: {{ends}} di doppio fallimento, che conclude la brigata, con unità che devono ancora agire: {{others}}. Due dadi: {{two}}.',
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

/** Messages for decisions, commands, events, and results. English and Italian side by side. */
export const battleMessages = {
  // decisions: the task of the side asked
  'lb.decision.deploy': { en: 'Deploy your troops.', it: 'Schiera le truppe.' },
  'lb.decision.firstInitiative': { en: 'Roll for the first initiative.', it: 'Tira per la prima iniziativa.' },
  'lb.decision.phase': {
    en: 'Choose the Brigade that acts next, or pass.',
    it: 'Scegli la prossima brigata, o passa.',
  },
  'lb.decision.slot': {
    en: 'Activate a unit or general, or finish the brigade',
    it: 'Attiva un’unità o il comandante, o chiudi la brigata.',
  },
  'lb.decision.activationRoll': { en: 'Roll the dice.', it: 'Tira i dadi.' },
  'lb.decision.rerollChoice': { en: 'Roll one failed die again?', it: 'Ritirare un dado fallito?' },
  'lb.decision.rerollRoll': { en: 'Roll the die again.', it: 'Ritira il dado.' },
  'lb.decision.window': { en: 'React now, or hold.', it: 'Reagisci ora, o attendi.' },
  'lb.decision.acting': { en: 'Spend the next action.', it: 'Spendi la prossima azione.' },
  'lb.decision.general': { en: 'Spend the General’s next action.', it: 'Spendi la prossima azione del generale.' },
  'lb.decision.freeMove': {
    en: 'Make the free move towards the new Leader.',
    it: 'Effettua il movimento gratuito verso il nuovo comandante.',
  },
  'lb.decision.press': {
    en: 'Bring the assigned unit on with one or two dice?',
    it: 'Far avanzare l’unità assegnata con uno o due dadi?',
  },
  'lb.decision.replace': { en: 'Place the replacement Leader.', it: 'Piazza il nuovo comandante.' },
  'lb.decision.reposition': { en: 'Reposition the general', it: 'Riposiziona il generale.' },
  'lb.decision.generalTest': { en: 'Roll for the General’s fate.', it: 'Tira per la sorte del generale.' },
  'lb.decision.bombard': { en: 'Roll for the bombardment.', it: 'Tira per il bombardamento.' },
  'lb.decision.combat': { en: 'Fight on.', it: 'Prosegui il combattimento.' },
  'lb.decision.approachDice': {
    en: 'Spend actions on Approach dice?',
    it: 'Spendere azioni in dadi di avvicinamento?',
  },
  'lb.decision.approachRoll': { en: 'Roll for the Approach.', it: 'Tira per l’avvicinamento.' },
  'lb.decision.approachReroll': { en: 'Roll one Approach die again?', it: 'Ritirare un dado di avvicinamento?' },
  'lb.decision.approachRerollRoll': { en: 'Roll the die again.', it: 'Ritira il dado.' },
  'lb.decision.victor': { en: 'The field is yours: use your actions.', it: 'Il campo è tuo: usa le azioni.' },
  'lb.decision.defender': { en: 'Defender: spend the actions won', it: 'Difensore: spendi le azioni ottenute' },
  'lb.decision.attacker': { en: 'The attacker spends his actions.', it: 'L’attaccante spende le sue azioni.' },
  'lb.decision.declareA': {
    en: 'Contact: declare the attacker’s extra dice.',
    it: 'Contatto: dichiara i dadi extra dell’attaccante.',
  },
  'lb.decision.declareD': {
    en: 'Contact: declare the defender’s extra dice.',
    it: 'Contatto: dichiara i dadi extra del difensore.',
  },
  'lb.decision.contactRoll': { en: 'Roll for the Contact.', it: 'Tira per il contatto.' },
  'lb.decision.contactReroll': { en: 'Roll one Contact die again?', it: 'Ritirare un dado di contatto?' },
  'lb.decision.contactRerollRoll': { en: 'Roll the die again.', it: 'Ritira il dado.' },
  'lb.decision.contactRetreat': { en: 'Where does the garrison retreat?', it: 'Dove si ritira la guarnigione?' },
  'lb.decision.exploit': { en: 'Combat won: follow up?', it: 'Vittoria: come prosegui?' },

  // commands: labels of buttons
  'lb.command.place': { en: 'Deploy here', it: 'Schiera qui' },
  'lb.command.placeGeneral': { en: 'Place here', it: 'Piazza qui' },
  'lb.command.lift': { en: 'Take back', it: 'Riprendi' },
  'lb.command.liftGeneral': { en: 'Take back', it: 'Riprendi' },
  'lb.command.share': { en: 'Give skirmishers', it: 'Assegna schermagliatori' },
  'lb.command.ready': { en: 'Deployment finished', it: 'Schieramento concluso' },
  'lb.command.open': { en: 'Activate this Brigade', it: 'Attiva questa brigata' },
  'lb.command.close': { en: 'Finish this Brigade', it: 'Chiudi questa brigata' },
  'lb.command.pass': { en: 'Pass the initiative', it: 'Cedi l’iniziativa' },
  'lb.command.activate': { en: 'Activate', it: 'Attiva' },
  'lb.command.activateGeneral': { en: 'Activate', it: 'Attiva' },
  'lb.command.reroll': { en: 'Roll this die again', it: 'Ritira questo dado' },
  'lb.command.keep': { en: 'Keep the dice', it: 'Tieni i dadi' },
  'lb.command.hold': { en: 'Hold', it: 'Attendi' },
  'lb.command.react': { en: 'React', it: 'Reagisci' },
  'lb.command.reactGeneral': { en: 'React', it: 'Reagisci' },
  'lb.command.correct': { en: 'Correct the distance', it: 'Correggi la distanza' },
  'lb.command.move': { en: 'Move', it: 'Muovi' },
  'lb.command.approach': { en: 'Approach', it: 'Avvicinamento' },
  'lb.command.form': { en: 'Change formation', it: 'Cambia formazione' },
  'lb.command.fire': { en: 'Fire', it: 'Fuoco' },
  'lb.command.reload': { en: 'Reload', it: 'Ricarica' },
  'lb.command.rally': { en: 'Rally', it: 'Riordina' },
  'lb.command.stop': { en: 'Stop', it: 'Fermati' },
  'lb.command.ride': { en: 'Move', it: 'Muovi' },
  'lb.command.attach': { en: 'Attach', it: 'Aggrega' },
  'lb.command.group': { en: 'Group order', it: 'Ordine di gruppo' },
  'lb.command.nominate': { en: 'Nominate a Leader', it: 'Nomina un comandante' },
  'lb.command.assign': { en: 'Assign from the Reserve', it: 'Assegna dalla riserva' },
  'lb.command.press': { en: 'Press on', it: 'Fai avanzare' },
  'lb.command.decline': { en: 'Decline', it: 'Rinuncia' },
  'lb.command.reposition': { en: 'Place here', it: 'Piazza qui' },
  'lb.command.spend': { en: 'Approach dice', it: 'Dadi di avvicinamento' },
  'lb.command.cancel': { en: 'Cancel an enemy action', it: 'Annulla un’azione nemica' },
  'lb.command.retreat': { en: 'Retreat', it: 'Ritirati' },
  'lb.command.turn': { en: 'Turn', it: 'Ruota' },
  'lb.command.enter': { en: 'Occupy the sector', it: 'Occupa il settore' },
  'lb.command.leave': { en: 'Leave the sector', it: 'Esci dal settore' },
  'lb.command.storm': { en: 'Attack the next sector', it: 'Attacca il settore vicino' },
  'lb.command.retire.on': { en: 'Retreat straight on', it: 'Ritirati dal lato opposto' },
  'lb.command.retire': { en: 'Retreat there', it: 'Ritirati lì' },
  'lb.command.join': { en: 'Form a Grand Battery', it: 'Forma una Grande Batteria' },
  'lb.command.contact': { en: 'Move into Contact', it: 'Entra in contatto' },
  'lb.command.waive': { en: 'No further action', it: 'Nessun’altra azione' },
  'lb.command.declare': { en: 'Declare', it: 'Dichiara' },
  'lb.command.carry': { en: 'Take the position', it: 'Occupa la posizione' },
  'lb.command.fallBack': { en: 'Fall back', it: 'Ripiega' },
  'lb.command.stay': { en: 'Stay', it: 'Resta' },
  'lb.command.breakthrough': { en: 'Break through', it: 'Sfonda' },
  'lb.command.resign': { en: 'Give up the battle', it: 'Abbandona la battaglia' },
  'lb.move.straight': { en: 'Straight ahead', it: 'Avanti' },
  'lb.move.oblique': { en: 'Oblique', it: 'Obliquo' },
  'lb.move.lateral': { en: 'Sideways', it: 'Laterale' },
  'lb.move.backward': { en: 'Backward', it: 'Indietro' },
  'lb.move.wheel': { en: 'Wheel', it: 'Conversione' },
  'lb.move.rotate': { en: 'Rotate', it: 'Rotazione' },
  'lb.move.aboutFace': { en: 'About-face', it: 'Dietrofront' },
  'lb.move.fast': { en: 'Fast move', it: 'Movimento veloce' },
  'lb.move.road': { en: 'By road', it: 'Su strada' },
  'lb.move.shift': { en: 'Shift', it: 'Spostamento' },

  // the log: deployment
  'lb.event.placed': { en: '{{unit}} deploys: {{formation}}.', it: '{{unit}} si schiera: {{formation}}.' },
  'lb.event.generalPlaced': { en: '{{general}} takes his place.', it: '{{general}} prende posto.' },
  'lb.event.lifted': { en: '{{unit}} is taken back.', it: 'Ripresa dal tavolo: {{unit}}.' },
  'lb.event.generalLifted': { en: '{{general}} is taken back.', it: 'Ripreso dal tavolo: {{general}}.' },
  'lb.event.shared': {
    en: '{{unit}}: skirmish points from the company: {{points}}.',
    it: '{{unit}}: punti schermagliatori dalla compagnia: {{points}}.',
  },
  'lb.event.deployed': { en: '{{side}} is deployed.', it: '{{side}}: schieramento concluso.' },

  // the log: phases
  'lb.event.initiative': {
    en: 'First initiative: {{sideA}} {{a}}, {{sideB}} {{b}}. {{side}} begins.',
    it: 'Prima iniziativa: {{sideA}} {{a}}, {{sideB}} {{b}}. Inizia: {{side}}.',
  },
  'lb.event.initiativeTied': {
    en: 'First initiative: {{sideA}} {{a}}, {{sideB}} {{b}}. Roll again.',
    it: 'Prima iniziativa: {{sideA}} {{a}}, {{sideB}} {{b}}. Si ritira.',
  },
  'lb.event.phaseBegan': {
    en: 'Phase {{phase}}: {{side}} has the initiative.',
    it: 'Fase {{phase}}: iniziativa a {{side}}.',
  },
  'lb.event.cincIdle': {
    en: '{{side}}: by the scenario the Commander in Chief may not be activated in this phase.',
    it: '{{side}}: per lo scenario il comandante in capo non può essere attivato in questa fase.',
  },
  'lb.event.slotOpened': { en: '{{brigade}} acts.', it: 'Agisce: {{brigade}}.' },
  'lb.event.slotOpenedCinc': {
    en: '{{side}}: the Commander in Chief and the Reserve act.',
    it: '{{side}}: agiscono il comandante in capo e la riserva.',
  },
  'lb.event.slotClosed': { en: '{{brigade}} is done for this phase.', it: '{{brigade}}: concluso per questa fase.' },
  'lb.event.slotClosedCinc': {
    en: '{{side}}: the Commander in Chief and the Reserve are done for this phase.',
    it: '{{side}}: comandante in capo e riserva hanno concluso per questa fase.',
  },
  'lb.event.turnover': { en: 'Turnover. Initiative lost: {{side}}.', it: 'Iniziativa perduta: {{side}}.' },
  'lb.event.passed': { en: '{{side}}: initiative passed.', it: '{{side}}: iniziativa ceduta.' },

  // the log: activation and reaction
  'lb.event.rolledUnit': {
    en: '{{unit}}: {{faces}}, {{need}} or more needed. Successes {{successes}}, failures {{failures}}; actions: {{actions}}.',
    it: '{{unit}}: {{faces}}, serve {{need}} o più. Successi {{successes}}, fallimenti {{failures}}; azioni: {{actions}}.',
  },
  'lb.event.rolledGeneral': {
    en: '{{general}}: {{faces}}, {{need}} or more needed. Successes {{successes}}, failures {{failures}}; actions: {{actions}}.',
    it: '{{general}}: {{faces}}, serve {{need}} o più. Successi {{successes}}, fallimenti {{failures}}; azioni: {{actions}}.',
  },
  'lb.event.reactedUnit': {
    en: '{{unit}} tries to react: {{faces}}, {{need}} or more needed. Actions: {{actions}}.',
    it: '{{unit}} tenta di reagire: {{faces}}, serve {{need}} o più. Azioni: {{actions}}.',
  },
  'lb.event.reactedGeneral': {
    en: '{{general}} tries to react: {{faces}}, {{need}} or more needed. Actions: {{actions}}.',
    it: '{{general}} tenta di reagire: {{faces}}, serve {{need}} o più. Azioni: {{actions}}.',
  },
  'lb.event.rerolled': {
    en: 'Die {{die}} is rolled again: {{from}} becomes {{to}}.',
    it: 'Il dado {{die}} viene ritirato: da {{from}} a {{to}}.',
  },
  'lb.event.held': { en: '{{side}}: no reaction yet.', it: '{{side}}: per ora nessuna reazione.' },
  'lb.event.reactionLost': { en: '{{side}} makes no reaction.', it: '{{side}} non reagisce.' },
  'lb.event.groupOrdered': {
    en: '{{general}} orders a group: {{group}}.',
    it: '{{general}} dà un ordine di gruppo: {{group}}.',
  },

  // the log: movement
  'lb.event.movedStraight': { en: '{{unit}} moves {{distance}} mm ahead.', it: '{{unit}} avanza di {{distance}} mm.' },
  'lb.event.movedOblique': {
    en: '{{unit}} moves {{distance}} mm obliquely, {{angle}} degrees off its front.',
    it: '{{unit}} muove di {{distance}} mm in obliquo, a {{angle}} gradi dal fronte.',
  },
  'lb.event.movedLeft': {
    en: '{{unit}} moves {{distance}} mm to its left.',
    it: '{{unit}} muove di {{distance}} mm a sinistra.',
  },
  'lb.event.movedRight': {
    en: '{{unit}} moves {{distance}} mm to its right.',
    it: '{{unit}} muove di {{distance}} mm a destra.',
  },
  'lb.event.movedBackward': {
    en: '{{unit}} moves {{distance}} mm backward.',
    it: '{{unit}} arretra di {{distance}} mm.',
  },
  'lb.event.wheeled': {
    en: '{{unit}} wheels by {{angle}} degrees.',
    it: '{{unit}} effettua una conversione di {{angle}} gradi.',
  },
  'lb.event.rotated': { en: '{{unit}} turns by {{angle}} degrees.', it: '{{unit}} ruota di {{angle}} gradi.' },
  'lb.event.facedAbout': { en: '{{unit}} faces about.', it: '{{unit}} fa dietrofront.' },
  'lb.event.movedFast': { en: '{{unit}} marches {{distance}} mm.', it: '{{unit}} marcia per {{distance}} mm.' },
  'lb.event.movedByRoad': {
    en: '{{unit}} marches {{distance}} mm by road.',
    it: '{{unit}} marcia per {{distance}} mm su strada.',
  },
  'lb.event.shifted': { en: '{{unit}} shifts by {{distance}} mm.', it: '{{unit}} si sposta di {{distance}} mm.' },
  'lb.event.corrected': { en: '{{unit}} makes room for its friends.', it: '{{unit}} fa spazio agli amici.' },
  'lb.event.violation': { en: '{{unit}} stands too near to friends.', it: '{{unit}} è troppo a ridosso di amici.' },
  'lb.event.formed': {
    en: '{{unit}} changes formation: {{formation}}.',
    it: '{{unit}} cambia formazione: {{formation}}.',
  },
  'lb.event.stopped': { en: '{{unit}} stops.', it: '{{unit}} si ferma.' },
  'lb.event.reloaded': { en: '{{unit}} reloads.', it: '{{unit}} ricarica.' },
  'lb.event.rallied': { en: '{{unit}} rallies to DIS {{dis}}.', it: '{{unit}} recupera: DIS {{dis}}.' },

  // the log: Generals
  'lb.event.rode': { en: '{{general}} rides to a new place.', it: '{{general}} si sposta.' },
  'lb.event.attached': { en: '{{general}} joins {{unit}}.', it: '{{general}} si aggrega a {{unit}}.' },
  'lb.event.nominated': { en: '{{brigade}} has a new Leader.', it: 'Nuovo comandante per {{brigade}}.' },
  'lb.event.assigned': { en: '{{unit}} is assigned to {{brigade}}.', it: '{{unit}} passa agli ordini di {{brigade}}.' },
  'lb.event.repositioned': { en: '{{general}} is placed anew.', it: '{{general}} viene riposizionato.' },
  'lb.event.generalSurvived': {
    en: '{{general}} comes through ({{faces}}).',
    it: '{{general}} se la cava ({{faces}}).',
  },
  'lb.event.generalFell': { en: '{{general}} rolls {{faces}}: a 1.', it: '{{general}} tira {{faces}}: un 1.' },
  'lb.event.generalLost': { en: '{{general}} is lost.', it: '{{general}} è perduto.' },
  'lb.event.generalLeft': {
    en: '{{general}} has no troops left and leaves the field.',
    it: '{{general}} non ha più truppe e lascia il campo.',
  },

  // the log: bombardment
  'lb.event.bombarded': {
    en: '{{battery}} fires at {{target}}: {{facesA}} against {{facesD}} ({{pairs}}).',
    it: '{{battery}} spara a {{target}}: {{facesA}} contro {{facesD}} ({{pairs}}).',
  },
  'lb.event.bombardedSector': {
    en: '{{battery}} shells the built-up sector {{sector}}: {{facesA}} against {{facesD}} ({{pairs}}).',
    it: '{{battery}} bombarda il settore abitato {{sector}}: {{facesA}} contro {{facesD}} ({{pairs}}).',
  },
  'lb.event.entered': {
    en: '{{unit}} enters the built-up sector {{sector}} and holds it.',
    it: '{{unit}} entra nel settore abitato {{sector}} e lo presidia.',
  },
  'lb.event.cameOut': {
    en: '{{unit}} comes out of the built-up sector {{sector}}, in attack column.',
    it: '{{unit}} esce dal settore abitato {{sector}}, in colonna d’attacco.',
  },
  'lb.event.stormed': {
    en: '{{unit}} attacks {{against}} in the next built-up sector ({{sector}}): Contact at once.',
    it: '{{unit}} attacca {{against}} nel settore abitato adiacente ({{sector}}): subito il contatto.',
  },
  'lb.event.joined': {
    en: '{{unit}} moves up beside {{other}}: a Grand Battery from now on.',
    it: '{{unit}} si affianca a {{other}}: da ora sono una Grande Batteria.',
  },
  'lb.event.sectorDamaged': {
    en: 'The built-up sector {{sector}} is at DIS {{dis}}.',
    it: 'Il settore abitato {{sector}} è a DIS {{dis}}.',
  },
  'lb.event.bounced': { en: 'The shot bounces through into {{unit}}.', it: 'Il colpo rimbalza su {{unit}}.' },
  'lb.event.discharged': { en: '{{unit}} has fired and must reload.', it: '{{unit}} ha sparato e deve ricaricare.' },

  // the log: Approach
  'lb.event.approached': {
    en: '{{attacker}} Approaches {{defenders}}.',
    it: 'Avvicinamento: {{attacker}} contro {{defenders}}.',
  },
  'lb.event.approachedFlank': {
    en: '{{attacker}} Approaches {{defenders}} in flank or rear.',
    it: '{{attacker}} va all’avvicinamento contro {{defenders}}, sul fianco o alle spalle.',
  },
  'lb.event.approachedSector': {
    en: '{{attacker}} Approaches the built-up sector held by {{defenders}}.',
    it: '{{attacker}} va all’avvicinamento contro il settore abitato tenuto da {{defenders}}.',
  },
  'lb.event.skirmishersLost': { en: '{{unit}} loses its skirmishers.', it: '{{unit}} perde i suoi schermagliatori.' },
  'lb.event.approachRolled': {
    en: 'Approach: {{attacker}} {{facesA}} against {{facesD}} ({{pairs}}). Actions: attacker {{a}}, defender {{d}}.',
    it: 'Avvicinamento: {{attacker}} {{facesA}} contro {{facesD}} ({{pairs}}). Azioni: attaccante {{a}}, difensore {{d}}.',
  },
  'lb.pair.W': { en: 'won', it: 'vinta' },
  'lb.pair.D': { en: 'level', it: 'pari' },
  'lb.pair.L': { en: 'lost', it: 'persa' },
  'lb.event.attackerRerolled': {
    en: 'A die of the attacker is rolled again: {{from}} becomes {{to}}.',
    it: 'Un dado dell’attaccante viene ritirato: da {{from}} a {{to}}.',
  },
  'lb.event.defenderRerolled': {
    en: 'A die of the defender is rolled again: {{from}} becomes {{to}}.',
    it: 'Un dado del difensore viene ritirato: da {{from}} a {{to}}.',
  },
  'lb.event.cancelled': {
    en: 'One attacking action cancelled; {{left}} left.',
    it: 'Un’azione dell’attaccante viene annullata; gliene restano {{left}}.',
  },
  'lb.event.turned': { en: '{{unit}} turns.', it: '{{unit}} si volta.' },

  // the log: Contact
  'lb.event.intoContact': {
    en: '{{unit}} moves into Contact with {{against}}.',
    it: '{{unit}} entra in contatto con {{against}}.',
  },
  'lb.event.contactWonByAttacker': {
    en: 'Contact: {{facesA}} against {{facesD}} ({{pairs}}). {{attacker}} wins.',
    it: 'Contatto: {{facesA}} contro {{facesD}} ({{pairs}}). Vince {{attacker}}.',
  },
  'lb.event.contactWonByDefender': {
    en: 'Contact: {{facesA}} against {{facesD}} ({{pairs}}). {{attacker}} is beaten.',
    it: 'Contatto: {{facesA}} contro {{facesD}} ({{pairs}}). {{attacker}} ha la peggio.',
  },
  'lb.event.contactSettledForAttacker': {
    en: 'Contact: {{facesA}} against {{facesD}} ({{pairs}}). {{attacker}} wins {{settled}}.',
    it: 'Contatto: {{facesA}} contro {{facesD}} ({{pairs}}). Vince {{attacker}} {{settled}}.',
  },
  'lb.event.contactSettledForDefender': {
    en: 'Contact: {{facesA}} against {{facesD}} ({{pairs}}). {{attacker}} is beaten {{settled}}.',
    it: 'Contatto: {{facesA}} contro {{facesD}} ({{pairs}}). {{attacker}} ha la peggio {{settled}}.',
  },
  'lb.settled.cuirass': { en: 'by the cuirass', it: 'per via della corazza' },
  'lb.settled.disorder': { en: 'by lesser disorder', it: 'per il disordine' },
  'lb.settled.unused': { en: 'on an unused die', it: 'con un dado non usato' },
  'lb.settled.c': { en: 'by the better C', it: 'per il valore C' },
  'lb.settled.face': { en: 'by the face of the tied die', it: 'per la faccia del dado in parità' },
  'lb.event.disordered': { en: '{{unit}} goes to DIS {{dis}}.', it: '{{unit}} passa a DIS {{dis}}.' },
  'lb.event.eliminated': {
    en: '{{unit}} is eliminated (points: {{points}}).',
    it: 'Perdita: {{unit}} (punti: {{points}}).',
  },
  'lb.event.retreated': { en: '{{unit}} falls back.', it: '{{unit}} ripiega.' },
  'lb.event.retreatedThrough': {
    en: '{{unit}} falls back through {{passed}}.',
    it: '{{unit}} ripiega attraverso {{passed}}.',
  },
  'lb.event.pursued': { en: '{{unit}} is pursued.', it: 'Inseguimento ai danni di {{unit}}.' },
  'lb.event.carried': { en: '{{unit}} takes the position.', it: '{{unit}} occupa la posizione.' },
  'lb.event.brokeThrough': { en: '{{unit}} breaks through at {{target}}.', it: '{{unit}} sfonda contro {{target}}.' },
  'lb.event.becameWorn': { en: '{{unit}} is worn.', it: '{{unit}} mostra segni di usura.' },

  // the log: victory
  'lb.event.shaken': { en: '{{brigade}} is Shaken.', it: 'Brigata scossa: {{brigade}}.' },
  'lb.event.steadied': { en: '{{brigade}} is steady again.', it: 'Brigata di nuovo salda: {{brigade}}.' },
  'lb.event.scored': {
    en: '{{sideA}}: {{leftA}} until it breaks. {{sideB}}: {{leftB}} until it breaks.',
    it: '{{sideA}}: {{leftA}} alla rottura. {{sideB}}: {{leftB}} alla rottura.',
  },
  'lb.event.suddenDeath': {
    en: 'Both sides are at their Break Point and level: whoever next loses a unit alone loses the battle.',
    it: 'Entrambe le parti sono al punto di rottura e in parità: perde la battaglia la prima che perde un’unità senza che ne perda una anche l’altra.',
  },
  'lb.event.resigned': { en: '{{side}} gives up.', it: '{{side}} si arrende.' },
  'lb.event.ended': { en: 'Victory: {{winner}}.', it: 'Vittoria: {{winner}}.' },
  'lb.event.endedDrawn': { en: 'The battle is over: a draw.', it: 'La battaglia è finita in parità.' },
  'lb.score.units': { en: 'Units lost', it: 'Unità perdute' },
  'lb.score.generals': { en: 'Generals lost', it: 'Generali perduti' },
  'lb.score.shaken': { en: 'Shaken Brigades', it: 'Brigate scosse' },
  'lb.score.losses': { en: 'Losses', it: 'Perdite' },
  'lb.score.penetration': { en: 'Penetration', it: 'Penetrazione' },
  'lb.score.infantryZone1': { en: 'Enemy infantry in zone 1', it: 'Fanteria nemica in zona 1' },
  'lb.score.infantryZone2': { en: 'Enemy infantry in zone 2', it: 'Fanteria nemica in zona 2' },
  'lb.score.infantryZone3': { en: 'Enemy infantry in zone 3', it: 'Fanteria nemica in zona 3' },
  'lb.score.cavalryZone2': { en: 'Enemy cavalry in zone 2', it: 'Cavalleria nemica in zona 2' },
  'lb.score.cavalryZone3': { en: 'Enemy cavalry in zone 3', it: 'Cavalleria nemica in zona 3' },
  'lb.end.broken': { en: 'The enemy reached his Break Point.', it: 'Il nemico ha raggiunto il punto di rottura.' },
  'lb.end.deeper': {
    en: 'Both sides reached their Break Point; the winner had come further into the enemy’s half.',
    it: 'Entrambi hanno raggiunto il punto di rottura; il vincitore era avanzato di più nella metà nemica.',
  },
  'lb.end.lastTieBreak': {
    en: 'The first loss of a unit decided it: a minor defeat.',
    it: 'Ha deciso la prima unità perduta: una sconfitta minore.',
  },
} as const;

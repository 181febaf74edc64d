/** Messages of the log: what happened. English and Italian side by side. */
export const eventMessages = {
  // deployment
  'lb.event.placed': {
    en: '{{unit, verb(one: deploys; many: deploy)}} at {{x}}, {{y}} mm, facing {{degrees}}°: {{formation}}.',
    it: '{{unit, verb(one: si schiera; many: si schierano)}} a {{x}}, {{y}} mm, fronte a {{degrees}}°: {{formation}}.',
  },
  'lb.event.placed.noFormation': {
    en: '{{unit, verb(one: deploys; many: deploy)}} at {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: si schiera; many: si schierano)}} a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.arrived': {
    en: '{{unit, verb(one: arrives; many: arrive)}} at {{x}}, {{y}} mm.',
    it: 'Rinforzo: {{unit}}, a {{x}}, {{y}} mm.',
  },
  'lb.event.generalArrived': {
    en: '{{general}} arrives at {{x}}, {{y}} mm.',
    it: 'Rinforzo: {{general}}, a {{x}}, {{y}} mm.',
  },
  'lb.event.generalPlaced': {
    en: '{{general}} deploys at {{x}}, {{y}} mm.',
    it: '{{general}} si schiera a {{x}}, {{y}} mm.',
  },
  'lb.event.lifted': { en: '{{unit}}: taken off the table.', it: '{{unit}}: via dal tavolo.' },
  'lb.event.generalLifted': { en: '{{general}}: taken off the table.', it: '{{general}}: via dal tavolo.' },
  'lb.event.shared': {
    en: '{{unit}}: skirmish points {{points}}, from the light company.',
    it: '{{unit}}: punti schermagliatori {{points}}, dalla compagnia leggera.',
  },
  'lb.event.deployed': { en: '{{side}}: deployment finished.', it: '{{side}}: schieramento concluso.' },

  // phases
  'lb.event.initiative': {
    en: 'First initiative: {{side}} ({{sideA}} {{a}}, {{sideB}} {{b}}).',
    it: 'Prima iniziativa: {{side}} ({{sideA}} {{a}}, {{sideB}} {{b}}).',
  },
  'lb.event.initiativeTied': {
    en: 'First initiative: a tie ({{sideA}} {{a}}, {{sideB}} {{b}}). Roll again.',
    it: 'Prima iniziativa: parità ({{sideA}} {{a}}, {{sideB}} {{b}}). Si tira di nuovo.',
  },
  'lb.event.phaseBegan': { en: 'Phase {{phase}}. Initiative: {{side}}.', it: 'Fase {{phase}}. Iniziativa: {{side}}.' },
  'lb.event.cincIdle': {
    en: '{{side}}: the scenario keeps the Commander-in-Chief inactive this phase.',
    it: '{{side}}: in questa fase lo scenario tiene fermo il comandante in capo.',
  },
  'lb.event.slotOpened': { en: 'Activation: {{brigade}}.', it: 'Attivazione: {{brigade}}.' },
  'lb.event.slotOpenedCinc': {
    en: '{{side}}: activation of the Commander-in-Chief and the reserve.',
    it: '{{side}}: attivazione del comandante in capo e della riserva.',
  },
  'lb.event.slotClosed': { en: '{{brigade}}: finished for this phase.', it: '{{brigade}}: ha finito per questa fase.' },
  'lb.event.slotClosedCinc': {
    en: '{{side}}: Commander-in-Chief and reserve finished for this phase.',
    it: '{{side}}: comandante in capo e riserva hanno finito per questa fase.',
  },
  'lb.event.turnover': { en: 'Turnover. Initiative lost: {{side}}.', it: 'Iniziativa perduta: {{side}}.' },
  'lb.event.passed': { en: '{{side}}: initiative passed.', it: '{{side}}: iniziativa ceduta.' },

  // movement
  'lb.event.movedStraight': {
    en: '{{unit, verb(one: advances; many: advance)}} {{distance}} mm, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: avanza; many: avanzano)}} di {{distance}} mm, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.movedOblique.left': {
    en: '{{unit, verb(one: moves; many: move)}} {{distance}} mm obliquely, {{angle}}° to the left of the front, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: muove; many: muovono)}} di {{distance}} mm in obliquo, a {{angle}}° a sinistra del fronte, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.movedOblique.right': {
    en: '{{unit, verb(one: moves; many: move)}} {{distance}} mm obliquely, {{angle}}° to the right of the front, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: muove; many: muovono)}} di {{distance}} mm in obliquo, a {{angle}}° a destra del fronte, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.movedLeft': {
    en: '{{unit, verb(one: moves; many: move)}} {{distance}} mm to the left, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: muove; many: muovono)}} di {{distance}} mm a sinistra, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.movedRight': {
    en: '{{unit, verb(one: moves; many: move)}} {{distance}} mm to the right, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: muove; many: muovono)}} di {{distance}} mm a destra, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.movedBackward': {
    en: '{{unit, verb(one: steps; many: step)}} back {{distance}} mm, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: arretra; many: arretrano)}} di {{distance}} mm, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.wheeled.left': {
    en: '{{unit, verb(one: wheels; many: wheel)}} {{angle}}° to the left, to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: effettua; many: effettuano)}} una conversione di {{angle}}° a sinistra, fino a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.wheeled.right': {
    en: '{{unit, verb(one: wheels; many: wheel)}} {{angle}}° to the right, to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: effettua; many: effettuano)}} una conversione di {{angle}}° a destra, fino a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.wheeled.back': {
    en: '{{unit, verb(one: wheels; many: wheel)}} back {{angle}}°, to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: effettua; many: effettuano)}} una conversione all’indietro di {{angle}}°, fino a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.rotated.left': {
    en: '{{unit, verb(one: turns; many: turn)}} {{angle}}° to the left, facing {{degrees}}°.',
    it: '{{unit, verb(one: ruota; many: ruotano)}} di {{angle}}° a sinistra, fronte a {{degrees}}°.',
  },
  'lb.event.rotated.right': {
    en: '{{unit, verb(one: turns; many: turn)}} {{angle}}° to the right, facing {{degrees}}°.',
    it: '{{unit, verb(one: ruota; many: ruotano)}} di {{angle}}° a destra, fronte a {{degrees}}°.',
  },
  'lb.event.facedAbout': {
    en: '{{unit, verb(one: faces; many: face)}} about, facing {{degrees}}°.',
    it: '{{unit, verb(one: fa; many: fanno)}} dietrofront, fronte a {{degrees}}°.',
  },
  'lb.event.movedFast': {
    en: '{{unit, verb(one: marches; many: march)}} {{distance}} mm, to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: marcia; many: marciano)}} per {{distance}} mm, fino a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.movedByRoad': {
    en: '{{unit, verb(one: marches; many: march)}} {{distance}} mm by road, to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: marcia; many: marciano)}} per {{distance}} mm su strada, fino a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.shifted': {
    en: '{{unit, verb(one: shifts; many: shift)}} {{distance}} mm, to {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: si sposta; many: si spostano)}} di {{distance}} mm, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.corrected': {
    en: '{{unit, verb(one: makes; many: make)}} room between friends, instead of a reaction, at {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: si scosta; many: si scostano)}} dagli amici, invece di una reazione, a {{x}}, {{y}} mm.',
  },
  'lb.event.shiftedAway': {
    en: '{{unit, verb(one: makes; many: make)}} room at the obstacle, at {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: fa; many: fanno)}} posto presso l’ostacolo, a {{x}}, {{y}} mm.',
  },
  'lb.event.violation': {
    en: '{{unit, verb(one: is; many: are)}} too near to friends.',
    it: '{{unit}}: distanza dagli amici troppo ridotta.',
  },
  'lb.event.formed': {
    en: '{{unit, verb(one: changes; many: change)}} formation: {{formation}}.',
    it: '{{unit, verb(one: cambia; many: cambiano)}} formazione: {{formation}}.',
  },
  'lb.event.limbered': {
    en: '{{unit, verb(one: limbers; many: limber)}}.',
    it: '{{unit, verb(one: passa; many: passano)}} al traino.',
  },
  'lb.event.unlimbered': {
    en: '{{unit, verb(one: unlimbers; many: unlimber)}}.',
    it: '{{unit, verb(one: passa; many: passano)}} in batteria.',
  },
  'lb.event.formed.noFormation': {
    en: '{{unit, verb(one: is; many: are)}} out of the built-up sector, at {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: è; many: sono)}} fuori dal settore abitato, a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.stopped': {
    en: '{{unit, verb(one: takes; many: take)}} no further action.',
    it: '{{unit, verb(one: non compie; many: non compiono)}} altre azioni.',
  },
  'lb.event.reloaded': {
    en: '{{unit, verb(one: reloads; many: reload)}}.',
    it: '{{unit, verb(one: ricarica; many: ricaricano)}}.',
  },
  'lb.event.rallied': {
    en: '{{unit, verb(one: rallies; many: rally)}} to DIS {{dis}}.',
    it: '{{unit, verb(one: si riordina; many: si riordinano)}}: DIS {{dis}}.',
  },

  // Generals
  'lb.event.rode': {
    en: '{{general}} moves to {{x}}, {{y}} mm.',
    it: '{{general}} si sposta a {{x}}, {{y}} mm.',
  },
  'lb.event.attached': {
    en: '{{general}} joins {{unit}}.',
    it: '{{general}} si aggrega a {{unit}}.',
  },
  'lb.event.nominated': {
    en: '{{brigade}}: new Leader appointed, at {{x}}, {{y}} mm.',
    it: 'Nuovo comandante: {{brigade}}, a {{x}}, {{y}} mm.',
  },
  'lb.event.assigned': {
    en: '{{unit, verb(one: joins; many: join)}} {{brigade}}.',
    it: '{{unit}}, nuova brigata: {{brigade}}.',
  },
  'lb.event.repositioned': {
    en: '{{general}} repositions to {{x}}, {{y}} mm.',
    it: '{{general}} si riposiziona a {{x}}, {{y}} mm.',
  },
  'lb.event.generalSurvived': {
    en: '{{general}} survives (rolled {{faces}}).',
    it: '{{general}} se la cava (tiro {{faces}}).',
  },
  'lb.event.generalFell': {
    en: '{{general}} is hit (rolled {{faces}}).',
    it: '{{general}}: colpo fatale (tiro {{faces}}).',
  },
  'lb.event.generalCaptured': {
    en: '{{general}}: captured (rolled {{faces}}).',
    it: '{{general}}: cattura (tiro {{faces}}).',
  },
  'lb.event.generalLost': {
    en: '{{general}} is out of the battle.',
    it: '{{general}} è fuori dalla battaglia.',
  },
  'lb.event.generalLeft': {
    en: '{{general}} leaves the field: no troops left.',
    it: '{{general}} lascia il campo: nessuna truppa rimasta.',
  },

  // bombardment
  'lb.event.bombarded': {
    en: '{{battery, verb(one: fires; many: fire)}} at {{target}}. Pairs: {{pairs}} ({{facesA}} against {{facesD}}).',
    it: '{{battery, verb(one: fa; many: fanno)}} fuoco su {{target}}. Coppie: {{pairs}} ({{facesA}} contro {{facesD}}).',
  },
  'lb.event.bombardedSector': {
    en: '{{battery, verb(one: shells; many: shell)}} built-up sector {{sector}}. Pairs: {{pairs}} ({{facesA}} against {{facesD}}).',
    it: '{{battery, verb(one: bombarda; many: bombardano)}} il settore abitato {{sector}}. Coppie: {{pairs}} ({{facesA}} contro {{facesD}}).',
  },
  'lb.event.entered': {
    en: '{{unit, verb(one: occupies; many: occupy)}} built-up sector {{sector}}.',
    it: '{{unit, verb(one: occupa; many: occupano)}} il settore abitato {{sector}}.',
  },
  'lb.event.cameOut': {
    en: '{{unit, verb(one: leaves; many: leave)}} built-up sector {{sector}} in attack column, to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: esce; many: escono)}} dal settore abitato {{sector}} in colonna d’attacco, a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.stormed': {
    en: '{{unit, verb(one: attacks; many: attack)}} {{against}} in the next built-up sector ({{sector}}): Contact.',
    it: '{{unit, verb(one: attacca; many: attaccano)}} {{against}} nel settore abitato adiacente ({{sector}}): contatto.',
  },
  'lb.event.joined': {
    en: '{{unit, verb(one: joins; many: join)}} {{other}}: a Grand Battery at {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: si affianca; many: si affiancano)}} a {{other}}: Grande Batteria a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.sectorDamaged': {
    en: 'Built-up sector {{sector}}: DIS {{dis}}.',
    it: 'Settore abitato {{sector}}: DIS {{dis}}.',
  },
  'lb.event.bounced': { en: 'The shot bounces into {{unit}}.', it: 'Il colpo rimbalza su {{unit}}.' },
  'lb.event.discharged': {
    en: '{{unit, verb(one: has; many: have)}} fired and must reload.',
    it: '{{unit, verb(one: ha; many: hanno)}} fatto fuoco: da ricaricare.',
  },

  // Approach
  'lb.event.approached': {
    en: 'Approach: {{attacker}} against {{defenders}}, to {{x}}, {{y}} mm.',
    it: 'Avvicinamento: {{attacker}} contro {{defenders}}, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.approachedFlank': {
    en: 'Approach in the flank or rear: {{attacker}} against {{defenders}}, to {{x}}, {{y}} mm.',
    it: 'Avvicinamento sul fianco o alle spalle: {{attacker}} contro {{defenders}}, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.approachedSector': {
    en: 'Approach to a built-up sector: {{attacker}} against {{defenders}}, to {{x}}, {{y}} mm.',
    it: 'Avvicinamento a un settore abitato: {{attacker}} contro {{defenders}}, fino a {{x}}, {{y}} mm.',
  },
  'lb.event.skirmishersLost': {
    en: '{{unit, verb(one: loses; many: lose)}} all skirmishers.',
    it: '{{unit, verb(one: perde; many: perdono)}} tutti gli schermagliatori.',
  },
  'lb.event.approachRolled': {
    en: 'Approach of {{attacker}}: attacker’s actions {{a}} ({{won}} won), defender’s {{d}}. Attacker’s pairs: {{pairs}} ({{facesA}} against {{facesD}}).',
    it: '{{attacker}}, avvicinamento: azioni dell’attaccante {{a}} ({{won}} vinte), del difensore {{d}}. Coppie dell’attaccante: {{pairs}} ({{facesA}} contro {{facesD}}).',
  },
  'lb.event.approachRolled.passive': {
    en: 'Approach of {{attacker}}, safe from the defender’s dice: attacker’s actions {{a}} ({{won}} won), defender’s {{d}}. Attacker’s pairs: {{pairs}} ({{facesA}} against {{facesD}}).',
    it: '{{attacker}}, avvicinamento senza rischio per i dadi del difensore: azioni dell’attaccante {{a}} ({{won}} vinte), del difensore {{d}}. Coppie dell’attaccante: {{pairs}} ({{facesA}} contro {{facesD}}).',
  },
  'lb.pair.W': { en: 'won', it: 'vinta' },
  'lb.pair.W2': { en: 'won double', it: 'vinta doppia' },
  'lb.pair.D': { en: 'tied', it: 'pari' },
  'lb.pair.L': { en: 'lost', it: 'persa' },
  'lb.pair.L2': { en: 'lost double', it: 'persa doppia' },
  'lb.event.unitsRerolled': {
    en: '{{group, verb(one: re-rolls; many: re-roll)}} a {{from}}: now {{to}}.',
    it: '{{group, verb(one: ripete; many: ripetono)}} il tiro del {{from}}: ora {{to}}.',
  },
  'lb.event.unitsRerolled.same': {
    en: '{{group, verb(one: re-rolls; many: re-roll)}} a {{from}}: {{to}} again.',
    it: '{{group, verb(one: ripete; many: ripetono)}} il tiro del {{from}}: di nuovo {{to}}.',
  },
  'lb.event.cancelledBy': {
    en: '{{unit, verb(one: cancels; many: cancel)}} an attacking action ({{left}} left).',
    it: '{{unit, verb(one: annulla; many: annullano)}} un’azione dell’attaccante (azioni rimaste {{left}}).',
  },
  'lb.event.turned': {
    en: '{{unit, verb(one: changes; many: change)}} facing, to {{degrees}}°.',
    it: '{{unit, verb(one: cambia; many: cambiano)}} fronte, a {{degrees}}°.',
  },

  // Contact
  'lb.event.intoContact': {
    en: '{{unit, verb(one: moves; many: move)}} into Contact with {{against}}, at {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: entra; many: entrano)}} in contatto con {{against}}, a {{x}}, {{y}} mm.',
  },
  'lb.event.chargeWentHome': {
    en: '{{unit, verb(one: charges; many: charge)}} home, without an action: Contact with {{against}}, at {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: carica; many: caricano)}} a fondo, senza spendere azioni: contatto con {{against}}, a {{x}}, {{y}} mm.',
  },
  'lb.event.contactWon': {
    en: 'Contact won: {{group}}. Attacker’s pairs: {{pairs}} ({{facesA}} against {{facesD}}).',
    it: 'Contatto vinto: {{group}}. Coppie dell’attaccante: {{pairs}} ({{facesA}} contro {{facesD}}).',
  },
  'lb.event.contactSettled': {
    en: 'Contact won {{settled}}: {{group}}. Attacker’s pairs: {{pairs}} ({{facesA}} against {{facesD}}; least DIS {{disA}} against {{disD}}).',
    it: 'Contatto vinto {{settled}}: {{group}}. Coppie dell’attaccante: {{pairs}} ({{facesA}} contro {{facesD}}; DIS minimo {{disA}} contro {{disD}}).',
  },
  'lb.settled.cuirass': { en: 'thanks to the cuirass', it: 'grazie alla corazza' },
  'lb.settled.disorder': { en: 'on lesser disorder', it: 'per il minor disordine' },
  'lb.settled.unused': { en: 'on an unused die', it: 'con un dado non usato' },
  'lb.settled.c': { en: 'on the better Combat', it: 'per il Combattimento migliore' },
  'lb.settled.face': { en: 'on the face of the tied die', it: 'per la faccia del dado in parità' },
  'lb.event.disordered': {
    en: '{{unit, verb(one: goes; many: go)}} to DIS {{dis}}.',
    it: '{{unit, verb(one: passa; many: passano)}} a DIS {{dis}}.',
  },
  'lb.event.eliminated': {
    en: '{{unit, verb(one: is; many: are)}} lost: DIS 4 (points {{points}}).',
    it: 'Unità persa: {{unit}}, a DIS 4 (punti {{points}}).',
  },
  'lb.event.eliminated.guns': {
    en: '{{unit, verb(one: is; many: are)}} lost: guns beaten in Contact are lost at any DIS (points {{points}}).',
    it: 'Unità persa: {{unit}}. I cannoni battuti nel contatto sono persi con qualsiasi DIS (punti {{points}}).',
  },
  'lb.event.eliminated.beaten': {
    en: '{{unit, verb(one: is; many: are)}} lost: a unit beaten in Contact in this formation is lost at any DIS (points {{points}}).',
    it: 'Unità persa: {{unit}}. In questa formazione, se sconfitta nel contatto, è persa con qualsiasi DIS (punti {{points}}).',
  },
  'lb.event.eliminated.noWay': {
    en: '{{unit, verb(one: is; many: are)}} lost: no way to retreat (points {{points}}).',
    it: 'Unità persa: {{unit}}, senza via di ritirata (punti {{points}}).',
  },
  'lb.event.retreated': {
    en: '{{unit, verb(one: retreats; many: retreat)}} to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: si ritira; many: si ritirano)}} a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.retreated.chosen': {
    en: '{{unit, verb(one: falls; many: fall)}} back by choice (one action), to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: ripiega; many: ripiegano)}} per scelta (un’azione), a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.retreatedThrough': {
    en: '{{unit, verb(one: retreats; many: retreat)}} through {{passed}} to {{x}}, {{y}} mm, facing {{degrees}}°.',
    it: '{{unit, verb(one: si ritira; many: si ritirano)}} attraverso {{passed}}, fino a {{x}}, {{y}} mm, fronte a {{degrees}}°.',
  },
  'lb.event.pursuedBy': {
    en: '{{group, verb(one: pursues; many: pursue)}} {{unit}}.',
    it: '{{group, verb(one: insegue; many: inseguono)}} {{unit}}.',
  },
  'lb.event.carried': {
    en: '{{unit, verb(one: takes; many: take)}} the position, at {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: occupa; many: occupano)}} la posizione, a {{x}}, {{y}} mm.',
  },
  'lb.event.brokeThrough': {
    en: '{{unit, verb(one: breaks; many: break)}} through to {{target}}, at {{x}}, {{y}} mm.',
    it: '{{unit, verb(one: sfonda; many: sfondano)}} verso {{target}}, a {{x}}, {{y}} mm.',
  },
  'lb.event.becameWorn': {
    en: '{{unit, verb(one: becomes; many: become)}} worn.',
    it: '{{unit, verb(one: si logora; many: si logorano)}}.',
  },
} as const;

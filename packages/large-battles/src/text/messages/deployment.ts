/** Messages of deployment. English and Italian side by side. */
export const setupMessages = {
  // refusals at deployment
  'lb.refusal.deploy.unitLater': {
    en: '{{unit, verb(one: arrives; many: arrive)}} later: an event of the scenario calls the brigade.',
    it: 'Arriva più tardi: {{unit}}. La brigata è chiamata da un evento dello scenario.',
  },
  'lb.refusal.deploy.generalLater': {
    en: '{{general}} arrives later: an event of the scenario calls the brigade.',
    it: 'Arriva più tardi: {{general}}. La brigata è chiamata da un evento dello scenario.',
  },
  'lb.refusal.deploy.deployFirst': {
    en: 'Both sides are still deploying.',
    it: 'Lo schieramento è ancora in corso.',
  },
  'lb.refusal.deploy.alreadyReady': {
    en: 'This side has already deployed.',
    it: 'Questa parte ha già concluso lo schieramento.',
  },
  'lb.refusal.deploy.unknownUnit': {
    en: 'No unit has this ID: {{given}}.',
    it: 'Nessuna unità ha questo ID: {{given}}.',
  },
  'lb.refusal.deploy.unknownGeneral': {
    en: 'No general has this ID: {{given}}.',
    it: 'Nessun generale ha questo ID: {{given}}.',
  },
  'lb.refusal.deploy.notYours': { en: 'Deploy your own troops only.', it: 'Schiera solo le tue truppe.' },
  'lb.refusal.deploy.notAPlace': {
    en: 'That is not a place on the table ({{given}}).',
    it: 'Non è un punto del tavolo ({{given}}).',
  },
  'lb.refusal.deploy.offTable': {
    en: 'Partly off the table at {{x}}, {{y}}: the table is {{width}} × {{height}} mm.',
    it: 'In parte fuori dal tavolo a {{x}}, {{y}}: il tavolo è di {{width}} × {{height}} mm.',
  },
  'lb.refusal.deploy.formation': {
    en: '{{unit}} cannot deploy in {{formation}}.',
    it: 'Formazione non valida per {{unit}}: {{formation}}.',
  },
  'lb.refusal.deploy.zone': {
    en: 'Place it wholly inside its deployment zone (zone {{zones}}).',
    it: 'Piazzala interamente nella sua zona di schieramento (zona {{zones}}).',
  },
  'lb.refusal.deploy.lateral': {
    en: 'Keep out of the {{width}} mm bands along the short table edges.',
    it: 'Evita le fasce di {{width}} mm lungo i bordi corti del tavolo.',
  },
  'lb.refusal.deploy.across': {
    en: 'Place it wholly between {{from}} and {{to}} mm from the left table edge.',
    it: 'Piazzala interamente tra {{from}} e {{to}} mm dal bordo sinistro del tavolo.',
  },
  'lb.refusal.deploy.tooFarFrom': {
    en: 'Too far from {{terrain}}: {{distance}} mm; the limit is {{allowed}} mm.',
    it: 'Troppo lontano da: {{terrain}}; {{distance}} mm, limite {{allowed}} mm.',
  },
  'lb.refusal.deploy.tooNearTo': {
    en: 'Too near {{terrain}}: {{distance}} mm; keep over {{needed}} mm.',
    it: 'Troppo vicino a: {{terrain}}; {{distance}} mm, servono oltre {{needed}} mm.',
  },
  'lb.refusal.deploy.ground': {
    en: 'That ground cannot be occupied ({{kind}}).',
    it: 'Quel terreno non si può occupare ({{kind}}).',
  },
  'lb.refusal.deploy.onUnit': { en: 'That place is taken: {{other}}.', it: 'Posto già occupato: {{other}}.' },
  'lb.refusal.deploy.onGeneral': {
    en: 'That place is taken: {{general}}.',
    it: 'Posto già occupato: {{general}}.',
  },
  'lb.refusal.deploy.tooNear': {
    en: 'Too near {{other}}: keep over {{needed}} mm.',
    it: 'Troppo vicino a: {{other}}; servono oltre {{needed}} mm.',
  },
  'lb.refusal.deploy.generalFirst': {
    en: 'Place {{general}} first: the troops must be in command.',
    it: 'Prima piazza {{general}}: le truppe devono essere nel suo raggio di comando.',
  },
  'lb.refusal.deploy.outOfCommand': {
    en: '{{unit}} would be out of command: too far from {{general}}.',
    it: '{{unit}}: fuori dal raggio di comando di {{general}}.',
  },
  'lb.refusal.deploy.notPlaced': { en: 'It is not on the table.', it: 'Non è sul tavolo.' },
  'lb.refusal.deploy.noCompany': {
    en: 'The brigade of {{unit}} has no skirmish company to share out.',
    it: 'La brigata di {{unit}} non ha compagnie di schermagliatori da distribuire.',
  },
  'lb.refusal.deploy.notABattalion': {
    en: 'Only an infantry battalion can receive skirmishers.',
    it: 'Solo un battaglione di fanteria può ricevere schermagliatori.',
  },
  'lb.refusal.deploy.points': {
    en: 'Choose a whole number from 0 to {{company}}.',
    it: 'Scegli un numero intero da 0 a {{company}}.',
  },
  'lb.refusal.deploy.mostSkirmishers': {
    en: '{{unit}} would have skirmish factor {{sk}}: the limit is {{most}}.',
    it: '{{unit}}: il fattore schermagliatori sarebbe {{sk}}, il limite è {{most}}.',
  },
  'lb.refusal.deploy.companyUsedUp': {
    en: '{{points}} points are too many: the company has {{left}} left.',
    it: '{{points}} punti sono troppi: alla compagnia ne restano {{left}}.',
  },
  'lb.refusal.deploy.unitMissing': { en: 'Still to be deployed: {{unit}}.', it: 'Ancora da schierare: {{unit}}.' },
  'lb.refusal.deploy.generalMissing': {
    en: 'Still to be placed: {{general}}.',
    it: 'Ancora da piazzare: {{general}}.',
  },
  'lb.refusal.deploy.companyMissing': {
    en: 'Skirmish points still to share out: {{left}} ({{brigade}}).',
    it: 'Punti schermagliatori ancora da distribuire: {{left}} ({{brigade}}).',
  },
} as const;

/** Messages of deployment. English and Italian side by side. */
export const setupMessages = {
  // refusals at deployment
  'lb.refusal.deploy.deployFirst': {
    en: 'Both sides are still deploying.',
    it: 'Lo schieramento è ancora in corso.',
  },
  'lb.refusal.deploy.alreadyReady': {
    en: 'This side has finished deploying.',
    it: 'Questa parte ha già finito di schierare.',
  },
  'lb.refusal.deploy.unknownUnit': { en: 'There is no such unit ({{given}}).', it: 'Unità inesistente ({{given}}).' },
  'lb.refusal.deploy.unknownGeneral': {
    en: 'There is no such General ({{given}}).',
    it: 'Generale inesistente ({{given}}).',
  },
  'lb.refusal.deploy.notYours': {
    en: 'Each side deploys its own troops only.',
    it: 'Ciascuno schiera solo le proprie truppe.',
  },
  'lb.refusal.deploy.notAPlace': {
    en: 'That is no place on a table ({{given}}).',
    it: 'Non è una posizione valida ({{given}}).',
  },
  'lb.refusal.deploy.offTable': {
    en: 'The place {{x}}, {{y}} is not wholly on the table of {{width}} x {{height}} mm.',
    it: 'La posizione {{x}}, {{y}} non è interamente sul tavolo di {{width}} x {{height}} mm.',
  },
  'lb.refusal.deploy.formation': {
    en: '{{unit}} cannot deploy in {{formation}}.',
    it: 'Formazione non valida per {{unit}}: {{formation}}.',
  },
  'lb.refusal.deploy.zone': {
    en: 'It must stand wholly inside its own deployment zone (zone {{zones}}).',
    it: 'Deve stare interamente nella propria zona di schieramento (zona {{zones}}).',
  },
  'lb.refusal.deploy.lateral': {
    en: 'Nobody deploys in the bands of {{width}} mm along the short table edges.',
    it: 'Non si schiera nelle fasce di {{width}} mm lungo i bordi corti del tavolo.',
  },
  'lb.refusal.deploy.across': {
    en: 'It must stand wholly between {{from}} and {{to}} mm from the left edge of the table.',
    it: 'Deve stare interamente tra {{from}} e {{to}} mm dal bordo sinistro del tavolo.',
  },
  'lb.refusal.deploy.tooFarFrom': {
    en: 'It is {{distance}} mm from the {{terrain}}; at most {{allowed}} mm are allowed.',
    it: 'È a {{distance}} mm da: {{terrain}}; il massimo è {{allowed}} mm.',
  },
  'lb.refusal.deploy.tooNearTo': {
    en: 'It is {{distance}} mm from the {{terrain}}; it must be more than {{needed}} mm.',
    it: 'È a {{distance}} mm da: {{terrain}}; deve essere oltre {{needed}} mm.',
  },
  'lb.refusal.deploy.ground': {
    en: 'Nobody can stand there ({{kind}}).',
    it: 'Lì non si può stare ({{kind}}).',
  },
  'lb.refusal.deploy.onUnit': {
    en: 'The place is taken by {{other}}.',
    it: 'Il posto è occupato da {{other}}.',
  },
  'lb.refusal.deploy.onGeneral': {
    en: 'The place is taken by {{general}}.',
    it: 'Il posto è occupato da {{general}}.',
  },
  'lb.refusal.deploy.tooNear': {
    en: 'It stands too near {{other}}: more than {{needed}} mm are needed.',
    it: 'È troppo vicina a {{other}}: servono più di {{needed}} mm.',
  },
  'lb.refusal.deploy.generalFirst': {
    en: 'Place {{general}} first: his troops must stand in his command.',
    it: 'Prima piazza {{general}}: le truppe devono trovarsi sotto il suo comando.',
  },
  'lb.refusal.deploy.outOfCommand': {
    en: '{{unit}} would be out of command of {{general}}.',
    it: '{{unit}} sarebbe fuori dal raggio di {{general}}.',
  },
  'lb.refusal.deploy.notPlaced': { en: 'It is not on the table.', it: 'Non è sul tavolo.' },
  'lb.refusal.deploy.noCompany': {
    en: 'The Brigade of {{unit}} has no skirmish company to share out.',
    it: 'La brigata di {{unit}} non ha compagnie di schermagliatori da distribuire.',
  },
  'lb.refusal.deploy.notABattalion': {
    en: 'Only infantry battalions get skirmishers.',
    it: 'Solo i battaglioni di fanteria ricevono schermagliatori.',
  },
  'lb.refusal.deploy.points': {
    en: 'A whole number from 0 to {{company}} is needed.',
    it: 'Serve un numero intero da 0 a {{company}}.',
  },
  'lb.refusal.deploy.mostSkirmishers': {
    en: '{{unit}} would have a skirmish factor of {{sk}}; {{most}} is the most.',
    it: '{{unit}} avrebbe un fattore schermagliatori di {{sk}}; il massimo è {{most}}.',
  },
  'lb.refusal.deploy.companyUsedUp': {
    en: '{{points}} points asked; the company has {{left}} left.',
    it: 'Punti richiesti: {{points}}; alla compagnia ne restano {{left}}.',
  },
  'lb.refusal.deploy.unitMissing': { en: 'Still to be deployed: {{unit}}.', it: 'Ancora da schierare: {{unit}}.' },
  'lb.refusal.deploy.generalMissing': {
    en: 'Still to be placed: {{general}}.',
    it: 'Ancora da piazzare: {{general}}.',
  },
  'lb.refusal.deploy.companyMissing': {
    en: 'Skirmish points still to be shared out: {{left}} ({{brigade}}).',
    it: 'Punti schermagliatori ancora da distribuire: {{left}} ({{brigade}}).',
  },
} as const;

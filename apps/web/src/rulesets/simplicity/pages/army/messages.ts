/** Messages of the army builder. */
import * as terms from '@drumhead/content/terms';

export const armyPageMessages = {
  'web.army.fresh': { en: 'New army', it: 'Nuovo esercito' },
  'web.army.random': { en: 'Random legal army', it: 'Esercito valido casuale' },
  'web.army.name': { en: 'Name of the army', it: 'Nome dell’esercito' },
  'web.army.nation': terms.Nation,
  'web.army.limit': { en: 'Point limit', it: 'Limite di punti' },
  'web.army.noLimit': terms.noneOfThem,
  'web.army.agreed': { en: 'Allow custom brigades', it: 'Consenti brigate personalizzate' },
  'web.army.brigade': { en: 'Brigade {{number}}: {{name}}', it: 'Brigata {{number}}: {{name}}' },
  'web.army.add': terms.AddABrigade,
  'web.army.own.about': { en: 'Troops of your choice, by agreement', it: 'Truppe a scelta, di comune accordo' },
  'web.army.recruits': terms.AddAUnit,
  'web.army.another': { en: 'One more like it', it: 'Un’altra uguale' },
  'web.army.fixed': {
    en: 'The list of its brigade gives this unit. To change it, choose “Change its units”.',
    it: 'Questa unità viene dalla lista della brigata. Per cambiarla, scegli «Cambia le unità».',
  },
  'web.army.brigade.name': terms.NameOfTheBrigade,
  'web.army.class.elite': {
    en: 'It adds 1 when it activates; one hit becomes a disruption point on a 6.',
    it: 'Aggiunge 1 quando si attiva; un colpo diventa punto di disordine con 6.',
  },
  'web.army.class.regular': {
    en: 'One hit becomes a disruption point on 5 or 6.',
    it: 'Un colpo diventa punto di disordine con 5 o 6.',
  },
  'web.army.class.raw': {
    en: 'It subtracts 1 when it activates; one hit becomes a disruption point on 4 or more.',
    it: 'Toglie 1 quando si attiva; un colpo diventa punto di disordine con 4 o più.',
  },
  'web.army.guns': {
    en: 'A battery does not rout: its fourth disruption point destroys it.',
    it: 'Una batteria non va in rotta: il quarto punto di disordine la distrugge.',
  },
  'web.army.command.about': {
    en: 'It adds an action point; friendly units within 10 cm activate more easily and may re-roll a failed rally.',
    it: 'Aggiunge un punto azione; le unità amiche entro 10 cm si attivano più facilmente e possono ritentare un riordino fallito.',
  },
  'web.army.remove': terms.Remove,
  'web.army.removeIt': { en: 'Remove: {{name}}', it: 'Togli: {{name}}' },
  'web.army.change': { en: 'Change its units', it: 'Cambia le unità' },
  'web.army.changeIt': { en: 'Change its units: {{name}}', it: 'Cambia le unità: {{name}}' },
  'web.army.points': { en: '{{points}} points', it: '{{points}} punti' },
  'web.army.pointsOf': { en: '{{points}} of {{limit}} points', it: '{{points}} punti su {{limit}}' },
  'web.army.legal': {
    en: 'Legal army: {{units}} units, {{points}} points; breaks at {{breaks}} lost.',
    it: 'Esercito valido: {{units}} unità, {{points}} punti; cede con {{breaks}} perdute.',
  },
  'web.army.guide.cavalry': {
    en: 'The guide suggests cavalry {{asked}} for this infantry; the brigade has {{has}}.',
    it: 'La guida suggerisce cavalleria {{asked}} per questa fanteria; la brigata ne ha {{has}}.',
  },
  'web.army.guide.artillery': {
    en: 'The guide suggests batteries {{asked}} for this infantry; the brigade has {{has}}.',
    it: 'La guida suggerisce batterie {{asked}} per questa fanteria; la brigata ne ha {{has}}.',
  },
  'web.army.paste.about': {
    en: 'Write the nation and its points on one line, then one line per brigade; list your own units after a colon. A link or the contents of a file also works.',
    it: 'Scrivi nazione e punti su una riga, poi una riga per brigata; elenca le unità proprie dopo i due punti. Va bene anche un link o il contenuto di un file.',
  },
  'web.army.paste.label': { en: 'Army as text', it: 'Esercito come testo' },
  'web.army.paste.take': { en: 'Use this army', it: 'Usa questo esercito' },
  'web.army.notRead': {
    en: 'This army cannot be read. Yours is unchanged.',
    it: 'Esercito illeggibile. Il tuo resta com’era.',
  },
  'web.army.taken': { en: 'Loaded: {{name}}', it: 'Caricamento riuscito: {{name}}' },
  'web.army.sheet': terms.OrderOfBattle,
  'web.army.sheet.unit': terms.Unit,
  'web.army.sheet.class': terms.Class,
  'web.army.sheet.move': { en: 'Move', it: 'Mov.' },
  'web.army.sheet.fire': { en: 'Fire', it: 'Tiro' },
  'web.army.sheet.points': { en: 'Pts', it: 'Pt' },
  'web.army.sheet.dp': { en: 'DP', it: 'PD' },
  'web.army.sheet.routs': { en: 'Routs', it: 'Rotta' },
  'web.army.sheet.breaks': {
    en: 'Breaks at {{breaks}} of {{units}} units removed or routing:',
    it: 'Cede con {{breaks}} unità su {{units}} eliminate o in rotta:',
  },
  'web.army.sheet.turns': { en: 'Game turns:', it: 'Turni di gioco:' },
  'web.army.sheet.empty': { en: 'No brigades yet', it: 'Ancora nessuna brigata' },
} as const;

export type ArmyKey = keyof typeof armyPageMessages | 'web.papers.ownName';

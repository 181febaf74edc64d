/**
 * Italian articles before the names of troops: “la Batteria a piedi 1”, “gli Ussari 2”, “il I/36° di linea”, “l’8° ussari”.
 * The noun that a name begins with has its gender and number here; a name that begins with none of them, such as one that
 * a player gave, is a proper name and stands without an article. Pure.
 */

const nouns = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const FEMININE = nouns(
  'Artiglieria Batteria Brigata Cavalleria Compagnia Divisione Fanteria Giubba Guardia Landwehr Leggera Linea Milizia Recluta Seconda',
);
const FEMININE_MANY = nouns('Guardie');
const MASCULINE = nouns(
  'Alfiere Battaglione Cacciatore Cantore Capitano Caporale Capo Colono Coscritto Cosacco Coureur Corazziere Dragone Esploratore Fante Fuciliere Giovane Granatiere Guerriero Highlander Lanciere Miliziano Moschettiere Pioniere Portabandiera Portaordini Portaquila Ranger Reggimento Sergente Soldato Sottocapo Sottufficiale Squadrone Suonatore Tamburino Tiratore Ufficiale Uomo Ussaro Volteggiatore Zappatore',
);
const MASCULINE_MANY = nouns(
  'Cacciatori Carabinieri Caçadores Cavalleggeri Cazadores Corazzieri Coscritti Cosacchi Danesi Dragoni Fucilieri Granatieri Lancieri Moschettieri Rifles Scelti Svizzeri Tirailleurs Ulani Ussari Volontari Voluntarios',
);
/** One man or many, by what they are the name of. */
const EITHER = nouns('Grenzer Jäger');

/** 8, 11, 80 to 89: “ottavo”, “undicesimo”, “ottantesimo”. */
const BEGINS_WITH_VOWEL = /^(?:8|11|8\d|8\d\d|VIII|XI)[°ª/]/;
const VOWEL = /^[AEIOUHaeiouh]/;
/** Before these it is “lo” and “gli”. */
const HARD = /^(?:[Ss][^AEIOUaeiou]|[ZzXxYyJj]|[Gg]n|[Pp]s)/;

/** A name with its article; `isMan`: it is the name of one man, not of a unit. */
function withArticle(name: string, isMan: boolean): string {
  const [word = ''] = name.split(' ');
  const isFeminine = FEMININE.has(word) || /^\d+ª/.test(name);
  const isElided = BEGINS_WITH_VOWEL.test(name);
  if (isFeminine || MASCULINE.has(word) || (isMan && EITHER.has(word)) || /^(?:[IVX]+\/|\d+°)/.test(name)) {
    const isName = !/^[\dIVX]+[°ª/]/.test(name);
    if (isElided || (isName && VOWEL.test(name))) return `l’${name}`;
    if (isFeminine) return `la ${name}`;
    return `${isName && HARD.test(name) ? 'lo' : 'il'} ${name}`;
  }
  if (FEMININE_MANY.has(word)) return `le ${name}`;
  if (MASCULINE_MANY.has(word) || EITHER.has(word)) {
    return `${VOWEL.test(name) || HARD.test(name) ? 'gli' : 'i'} ${name}`;
  }
  return name;
}

/** The parts of a list of names: what stands in brackets, and names with the spaces around them. */
const PARTS = /\([^)]*\)|[^(),;]+/g;

/** A name, or several separated by commas, each with its article; what stands in brackets stays. */
export const withArticles = (names: string, isMan: boolean): string =>
  names.replace(PARTS, (part) => {
    if (part.startsWith('(')) return part;
    const name = part.trimStart();
    return part.slice(0, part.length - name.length) + withArticle(name, isMan);
  });

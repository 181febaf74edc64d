export { type Card, CARD, cardOf, soughtWords, wordsOf } from './card.ts';
export { isLibraryFile, type Library, LIBRARY, LIBRARY_FORMAT, type LibraryEntry, librarySchema } from './library.ts';

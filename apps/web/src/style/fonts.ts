/** Title and text faces, fetched after the first table: until then the reader's own fonts serve. */
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/baskervville/latin-400-italic.css';
import '@fontsource/baskervville/latin-600.css';
import './fontsExtended.css';

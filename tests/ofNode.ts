/**
 * Sources that Node runs as they stand, as it does for the command line and the server; the page's need Vite. Tests leave them
 * to Node: modules through Vite ask for everything that they import at each use, which takes a fifth of all time.
 */
export const OF_NODE = /[\\/](?:packages|apps[\\/](?:cli|server))[\\/](?!.*\.test\.).*\.(?:ts|js|json)$/;

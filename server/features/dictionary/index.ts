export { DICTIONARY_VALUES, dictionaryRoutes } from './dictionary.routes.ts';

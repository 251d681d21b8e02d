/** The words of the error page, apart from the others: it has to show them when nothing else could be loaded. */
export { default as failedWords } from '@/messages/failed.nb.json';

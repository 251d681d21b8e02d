// Part of defer-scripts.mjs, and like it plain JavaScript.

/**
 * The source text of a function, without what a browser does not read. It must end its statements by semicolons and hold no regular
 * expression, and no text with signs and blanks side by side.
 * @param {Function} inline
 */
export const sourceOf = (inline) =>
  String(inline)
    .replace(/\/\/.*/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}()[\],;:=<>!&|?+]) ?/g, '$1')
    .replaceAll(',)', ')')
    .replaceAll(';}', '}');

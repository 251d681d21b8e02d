/** The form of the filters; the order of the list belongs to it too, wherever it stands. */
export const LIST_FORM = 'list-form';

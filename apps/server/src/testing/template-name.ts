/** The migrated database on the tests' server that every test file copies. */
export const templateName = 'boedel_template';

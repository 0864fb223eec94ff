/** The migrated database on the tests' server that every test file copies. */
export const templateName = 'boedel_template';
/** The same with the demo in it, made by the first test file that wants it. */
export const demoName = 'boedel_demo';

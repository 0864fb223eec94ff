/**
 * Columns that let somebody in, or open what is sealed, in tables a firm may read. No file that leaves carries them. A test
 * names a column that is called like one of these and is not here.
 */
export const secretColumns: Readonly<Record<string, readonly string[]>> = {
  outside_link: ['hash'],
  matter_mail_address: ['secret'],
  calendar_feed: ['hash'],
  firm_bucket: ['secret_sealed'],
};

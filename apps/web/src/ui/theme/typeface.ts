import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import latinMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';

/** Set once this machine has the typeface, so that the next visit need not wait for a quiet moment. */
const known = 'typeface';

/** Each file with the letters it has: the second is fetched only where a name has one of its letters, as in Šibambo. */
const files: readonly (readonly [address: string, letters: string])[] = [
  [
    latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  ],
  [latinMore, 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF'],
];

function addTypeface(): void {
  for (const [address, letters] of files) {
    const face = new FontFace('Inter Variable', `url(${address}) format('woff2')`, {
      weight: '100 900',
      display: 'swap',
      unicodeRange: letters,
    });
    document.fonts.add(face);
  }
  localStorage.setItem(known, 'Inter');
}

/**
 * The screen's own letters and tabular figures, the same on every machine. The first visit paints with the system's and
 * changes over once its first screen has come; afterwards they are in the browser's cache.
 */
export function loadTypeface(quietAfter: number): void {
  if (!('fonts' in document)) return;
  setTimeout(addTypeface, localStorage.getItem(known) ? 0 : quietAfter);
}

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Whether a reader would find a script in a PDF: on opening it, behind a name, or in a field. It unpacks every kind of
 * stream that readers do. Of a file that it cannot open nothing is known, and it answers no.
 */
export async function hasPdfActions(bytes: Uint8Array): Promise<boolean> {
  const opened = getDocument({
    data: Uint8Array.from(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await (await opened.promise).hasJSActions();
  } catch {
    return false;
  } finally {
    await opened.destroy();
  }
}

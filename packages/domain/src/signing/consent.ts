/** What a signer agrees to; it is kept with the signature in the language it was shown in. */
export const consent =
  'I have read this document, I agree to sign it electronically, and I intend my signature here to bind me as a signature in ink would.';

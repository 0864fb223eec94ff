/** What a signer agrees to; it is kept with the signature in the language it was shown in. */
export const consent =
  'I have read this paper, I agree to sign it electronically, and I mean the signature I give here to bind me as one in ink would.';

import { screen } from '@testing-library/react';

/** Reads what must be read before anything goes on, and closes it. */
export async function readAnnouncement(): Promise<string> {
  const dialog = await screen.findByRole('alertdialog');
  const text = dialog.querySelector('p')?.textContent ?? '';
  dialog.querySelector('button')?.click();
  return text;
}

import { t } from '../../i18n/t';
import styles from './overlay.module.css';

/** What is on the screen, so that several calls that fail alike say it once. */
const shown = new Map<string, Promise<void>>();

/**
 * Says a sentence that must be read before anything goes on. It is drawn without the screens, because it may be about to
 * leave them; Enter and Escape close it as they would close any dialog.
 */
export function showAnnouncement(text: string): Promise<void> {
  const open = shown.get(text) ?? show(text).finally(() => shown.delete(text));
  shown.set(text, open);
  return open;
}

function show(text: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = styles['announcement'] ?? '';
  dialog.setAttribute('role', 'alertdialog');
  const sentence = document.createElement('p');
  sentence.id = 'announced';
  sentence.textContent = text;
  dialog.setAttribute('aria-labelledby', sentence.id);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('OK');
  dialog.append(sentence, button);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    button.addEventListener('click', () => dialog.close());
    dialog.showModal();
    button.focus();
  });
}

import { type FormHTMLAttributes, type Ref, useRef } from 'react';

const readContent = (form: HTMLFormElement | null): string =>
  JSON.stringify(
    [...(form?.elements ?? [])].map((element) => {
      if (element instanceof HTMLInputElement) {
        return element.type === 'checkbox' || element.type === 'radio' ? element.checked : element.value;
      }
      return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? element.value : null;
    }),
  );

/**
 * Whether somebody has changed a form's fields since first touching it. Fields that are filled after the dialog opened,
 * from an answer under way, are nobody's work, so the comparison begins with the first key or press.
 */
export function useTyped(): {
  watch: FormHTMLAttributes<HTMLFormElement> & { ref: Ref<HTMLFormElement> };
  isChanged: () => boolean;
} {
  const form = useRef<HTMLFormElement>(null);
  const began = useRef<{ form: HTMLFormElement; content: string }>(null);
  const startWatching = (): void => {
    // A dialog that was closed and opened again has a new form, and begins anew.
    if (!form.current || began.current?.form === form.current) return;
    began.current = { form: form.current, content: readContent(form.current) };
  };
  return {
    watch: { ref: form, onPointerDownCapture: startWatching, onKeyDownCapture: startWatching },
    isChanged: () => began.current?.form === form.current && readContent(form.current) !== began.current?.content,
  };
}

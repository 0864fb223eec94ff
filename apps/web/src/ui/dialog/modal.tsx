import { useState } from 'react';
import { LeaveDialog } from './leave-dialog';
import { ModalFrame, type ModalFrameProps } from './modal-frame';
import { useTyped } from './use-typed';

export interface SharedModalProps extends Omit<ModalFrameProps, 'formProps'> {
  /** Where a form knows what was changed: then Cancel asks as well. Left out, the dialog looks at its own fields. */
  readonly hasUnsaved?: boolean;
}

/** The shared modal for quick edits. Escape, the cross and a click beside it ask before what was typed is lost. */
export function SharedModal({ hasUnsaved, ...props }: SharedModalProps) {
  const [leave, setLeave] = useState<() => void>();
  const typed = useTyped();
  const { onClose, onCancel } = props;
  const close = onClose ?? onCancel ?? (() => undefined);
  const cancel = onCancel ?? close;
  const askToLeave = (unsaved: boolean, go: () => void): void => {
    if (props.onSave && unsaved) setLeave(() => go);
    else go();
  };
  return (
    <>
      <ModalFrame
        {...props}
        formProps={typed.watch}
        onClose={() => askToLeave(hasUnsaved ?? typed.isChanged(), close)}
        onCancel={() => askToLeave(hasUnsaved ?? false, cancel)}
      />
      {leave && props.opened && (
        <LeaveDialog
          onLeave={() => {
            setLeave(undefined);
            leave();
          }}
          onStay={() => setLeave(undefined)}
        />
      )}
    </>
  );
}

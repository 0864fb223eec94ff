import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { ConfirmDialog } from './confirm-dialog';
import { SharedModal } from './modal';
import { ReasonDialog } from './reason-dialog';

const findButton = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('the shared modal', () => {
  test('has Cancel, Save Changes and an optional third button, each doing its own', async () => {
    const [cancel, save, third] = [vi.fn(), vi.fn(), vi.fn()];
    const { user } = await renderScreen(
      <SharedModal opened title="Add" onCancel={cancel} onSave={save} extra={{ label: 'Save and add', onClick: third }}>
        <input aria-label="Name" />
      </SharedModal>,
    );
    expect(await screen.findByRole('dialog', { name: 'Add' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save and add' }));
    await user.click(findButton('Cancel'));
    await user.click(findButton('Save Changes'));
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect([third, cancel, save].map((one) => one.mock.calls.length)).toEqual([1, 1, 2]);
  });

  test('the cross calls the close handler, or the cancel handler where there is none', async () => {
    const [close, cancel] = [vi.fn(), vi.fn()];
    const { user } = await renderScreen(
      <>
        <SharedModal opened title="One" onClose={close} onCancel={cancel}>
          one
        </SharedModal>
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect([close, cancel].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });

  test('and without a close handler it cancels', async () => {
    const cancel = vi.fn();
    const { user } = await renderScreen(
      <SharedModal opened title="One" onCancel={cancel}>
        one
      </SharedModal>,
    );
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('nothing can be pressed while it saves', async () => {
    const [cancel, save] = [vi.fn(), vi.fn()];
    const { user } = await renderScreen(
      <SharedModal opened isSaving title="One" onCancel={cancel} onSave={save}>
        one
      </SharedModal>,
    );
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(findButton('Cancel'));
    expect(findButton('Save Changes').dataset['loading']).toBe('true');
    expect([cancel, save].map((one) => one.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('the focus', () => {
  function Page({ isGone = false }: { isGone?: boolean }) {
    const [open, setOpen] = useState(false);
    return (
      <main id="content" tabIndex={-1}>
        {!(isGone && open) && (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
        {open && (
          <SharedModal opened title="One" onCancel={() => setOpen(false)}>
            one
          </SharedModal>
        )}
      </main>
    );
  }

  test('goes back to what opened the dialog', async () => {
    const { user } = await renderScreen(<Page />);
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.activeElement).toBe(findButton('Open')));
  });

  test('or to the content, where that is gone', async () => {
    const { user } = await renderScreen(<Page isGone />);
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await user.click(cancel);
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
  });
});

test('what cannot be undone asks for its reference to be typed', async () => {
  const confirm = vi.fn();
  const { user } = await renderScreen(
    <ConfirmDialog
      title="Delete"
      confirmLabel="Delete the matter"
      typeToConfirm="EST/2026/01840"
      onConfirm={confirm}
      onCancel={vi.fn()}
    >
      41 assets will go.
    </ConfirmDialog>,
  );
  const box = await screen.findByLabelText('Type EST/2026/01840 to confirm');
  await user.type(box, 'EST/2026/0184{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  await user.type(box, '0{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a reason is asked for until it is given', async () => {
  const confirm = vi.fn();
  const { user } = await renderScreen(<ReasonDialog title="Cancel the sale" onConfirm={confirm} onCancel={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
  expect(screen.getByText('Give a reason; it is kept in the audit trail.')).toBeTruthy();
  await user.type(screen.getByLabelText(/Reason/), '  Buyer withdrew ');
  await user.click(findButton('Save Changes'));
  expect(confirm).toHaveBeenCalledWith('Buyer withdrew');
});

describe('what was typed', () => {
  const openDialog = async (props: { hasUnsaved?: boolean } = {}) => {
    const [cancel, save] = [vi.fn(), vi.fn()];
    const { user } = await renderScreen(
      <SharedModal opened title="Add" onCancel={cancel} onSave={save} {...props}>
        <input aria-label="Name" />
      </SharedModal>,
    );
    await screen.findByRole('dialog', { name: 'Add' });
    return { user, cancel };
  };

  test('is not lost by Escape before the person agrees', async () => {
    const { user, cancel } = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'Johanna');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(cancel).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Johanna');
    await user.click(findButton('Close'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('a dialog that was only looked at, or put back as it was, closes at once', async () => {
    const { user, cancel } = await openDialog();
    await user.type(screen.getByLabelText('Name'), 'J{Backspace}');
    await user.keyboard('{Escape}');
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('a form that knows it has changed asks on Cancel too', async () => {
    const { user, cancel } = await openDialog({ hasUnsaved: true });
    await user.click(findButton('Cancel'));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(cancel).not.toHaveBeenCalled();
  });
});

test('a question begins at the button that loses nothing', async () => {
  await renderScreen(
    <ConfirmDialog title="Delete" confirmLabel="Delete it" destructive onConfirm={vi.fn()} onCancel={vi.fn()}>
      It will go.
    </ConfirmDialog>,
  );
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
});

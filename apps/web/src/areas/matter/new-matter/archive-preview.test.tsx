import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerJson, fakeApi } from '../../../testing/pretended-server';
import { renderScreen } from '../../../testing/render-screen';
import { useMatterFile } from './matter-file';

vi.setConfig({ testTimeout: 40_000 });

const preview = {
  isSigned: false,
  isOwn: false,
  firm: 'Rooibos Boedels',
  reference: 'EST/9',
  exportedAt: '2026-11-01T08:00:00Z',
  name: 'Steyn, Jan',
  tables: [
    { table: 'asset', label: { key: 'Assets' }, rows: 4, isOfFirm: false },
    { table: 'valuer', label: { key: 'Valuers' }, rows: 1, isOfFirm: true },
  ],
  leftBehind: 12,
  preview: 'proof',
};

function Chooser() {
  return <>{useMatterFile().input}</>;
}

test('an archive is shown table by table before it is imported, and imported with what proves that', async () => {
  const asked = fakeApi({
    'POST /api/matter/previewImport': () => answerJson(preview),
    'POST /api/matter/importMatter': () =>
      answerJson({ matterID: 3, reference: 'EST/10', name: 'Steyn, Jan', rows: {} }),
  });
  const { user } = await renderScreen(<Chooser />);
  fireEvent.change(screen.getByLabelText('Open a matter’s file'), {
    target: { files: [new File(['x'], 'matter.zip', { type: 'application/zip' })] },
  });
  expect(await screen.findByText('Not signed by this installation')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Assets 4' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Valuers 1' })).toBeTruthy();
  expect(asked.some(({ path }) => path === '/api/matter/importMatter')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await vi.waitFor(() => expect(asked.some(({ path }) => path === '/api/matter/importMatter')).toBe(true));
});

test('an archive of another firm of this installation says so', async () => {
  fakeApi({ 'POST /api/matter/previewImport': () => answerJson({ ...preview, isSigned: true }) });
  await renderScreen(<Chooser />);
  fireEvent.change(screen.getByLabelText('Open a matter’s file'), {
    target: { files: [new File(['x'], 'matter.zip', { type: 'application/zip' })] },
  });
  expect(await screen.findByText('From another firm')).toBeTruthy();
  expect(screen.getByText(/^Rooibos Boedels exported this archive/)).toBeTruthy();
  expect(screen.queryByText('Not signed by this installation')).toBeNull();
});

import { allowFirm, get } from '@boedel/contract/call';
import type { Role } from '@boedel/domain/access/role';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anAdmin, renderScreen } from '../testing/render-screen';
import { InternalOnly, Protected, RoleGate, SystemTypeGate, useMay } from './access';

const reason = 'You are not authorised to use this action';
const button = <button type="button">Delete</button>;

describe('a protected action', () => {
  test('is left alone for somebody who holds the role', async () => {
    await renderScreen(<Protected roles="Admin">{button}</Protected>);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false);
  });

  test('is disabled for others, and says why to mouse and keyboard', async () => {
    const { user } = await renderScreen(<Protected roles="SuperAdmin">{button}</Protected>);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
    await user.hover(screen.getByRole('group', { name: reason }));
    expect(await screen.findByRole('tooltip')).toHaveProperty('textContent', reason);
  });

  test('is not there when it is to be hidden', async () => {
    await renderScreen(
      <Protected exclude={['Admin', 'JointAppointee']} hide>
        {button}
      </Protected>,
    );
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test.each<[readonly Role[], boolean]>([
    [['Capture Matter'], true],
    [['Capture Matter', 'JointAppointee'], true],
    [['Request Account'], true],
    [['JointAppointee'], false],
  ])('with a required and an excluded role shows to %j: %s, since either is enough', async (roles, isShown) => {
    await renderScreen(
      <Protected roles="Capture Matter" exclude="JointAppointee" hide>
        {button}
      </Protected>,
      { person: { ...anAdmin, roles } },
    );
    expect(screen.queryByRole('button', { name: 'Delete' }) !== null).toBe(isShown);
  });

  test('may ask the call’s own rule', async () => {
    const call = get('/api/x', { who: allowFirm('Request Account') });
    const Asks = () => <p>{useMay(call) ? 'may' : 'may not'}</p>;
    await renderScreen(
      <>
        <Protected call={call}>{button}</Protected>
        <Asks />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true);
    expect(screen.getByText('may not')).toBeTruthy();
  });
});

test('content for a system type shows in that type alone', async () => {
  await renderScreen(
    <>
      <SystemTypeGate types={2}>estates</SystemTypeGate>
      <SystemTypeGate types={[1, 5]}>others</SystemTypeGate>
    </>,
  );
  expect(screen.getByText('estates')).toBeTruthy();
  expect(screen.queryByText('others')).toBeNull();
});

test('internal content is for the provider’s own people', async () => {
  await renderScreen(<InternalOnly>tools</InternalOnly>, { person: { ...anAdmin, internal: true } });
  expect(screen.getByText('tools')).toBeTruthy();
});

test('a page without the role it needs says Access Denied', async () => {
  await renderScreen(<RoleGate roles={['SuperAdmin']}>firms</RoleGate>);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.queryByText('firms')).toBeNull();
});

test('a page that is kept from somebody with single matters says so, and whom to ask', async () => {
  const appointee = { ...anAdmin, roles: ['JointAppointee'] as const };
  await renderScreen(
    <RoleGate isKept ask="Thandi Maseko">
      the trail
    </RoleGate>,
    { person: appointee },
  );
  expect(screen.getByText(/^You have access to certain matters only/)).toBeTruthy();
  expect(screen.getByText('Thandi Maseko')).toBeTruthy();
  expect(screen.queryByText('the trail')).toBeNull();
});

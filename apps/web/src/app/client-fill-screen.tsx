import { ClientFill } from '../areas/client-sheet/client-fill';
import { EnterOnce } from '../areas/client-sheet/enter-once';
import { OutsidePage } from '../areas/outside/outside-page';

/** What a client fills in from an invitation. */
export const ClientFillScreen = () => (
  <EnterOnce>
    <OutsidePage>{() => <ClientFill />}</OutsidePage>
  </EnterOnce>
);

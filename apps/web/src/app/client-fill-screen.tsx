import { ClientFill } from '../areas/client-sheet/client-fill';
import { EnterOnce } from '../areas/client-sheet/enter-once';
import { ofMatter } from './guest-door';
import { OutsidePage } from '../areas/outside/outside-page';

/** What a client fills in from an invitation. */
export const ClientFillScreen = () => (
  <EnterOnce matter={new URLSearchParams(location.search).get(ofMatter) ?? ''}>
    <OutsidePage>{() => <ClientFill />}</OutsidePage>
  </EnterOnce>
);

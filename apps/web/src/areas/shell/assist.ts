import { sessionCalls } from '@boedel/contract/session/session.calls';
import { useEffect } from 'react';
import { useRead } from '../../client/hooks';

/** Support can look at the same screen: the assist tool is loaded from its address and told who this is. */
export function useAssist(): void {
  const { data: assist } = useRead(sessionCalls.assistConnection, undefined, { quiet: true });
  useEffect(() => {
    if (!assist) return undefined;
    const script = document.createElement('script');
    script.src = assist.socketUrl;
    script.async = true;
    script.dataset['clientSecret'] = assist.clientSecret;
    script.dataset['clientNamespace'] = assist.clientNamespace;
    script.dataset['userName'] = assist.userName;
    document.head.append(script);
    return () => script.remove();
  }, [assist]);
}

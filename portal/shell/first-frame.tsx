/** What index.html shows before the scripts are there, until it is known who is signed in. */
import { useEffect } from 'react';
import { texts } from '../texts/texts.ts';

/** Where the browser keeps that somebody is signed in: public/scheme.js reads it. */
const KEY = 'ledgerize.signed-in';

export function FirstFrame() {
  return (
    <div role="status" aria-label={texts.shell.loading}>
      <div className="first-header">
        <img src="/icon.svg" width="26" height="26" alt="" />
        <i />
      </div>
      <div className="first-view">
        <i />
        <b />
      </div>
    </div>
  );
}

/** Keeps whether somebody is signed in (undefined: not known yet), so that the next page begins with the right frame. */
export function useKeptFrame(signedIn: boolean | undefined): void {
  useEffect(() => {
    if (signedIn === undefined) return;
    document.documentElement.dataset.first = signedIn ? 'frame' : 'door';
    try {
      if (signedIn) localStorage.setItem(KEY, '1');
      else localStorage.removeItem(KEY);
    } catch {
      // a browser without storage begins with the form
    }
  }, [signedIn]);
}

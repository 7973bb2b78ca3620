/** The portal: its views for who is signed in, else the forms of signing in. */
import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { isLost, recoverQueries } from './api/recovery.ts';
import { PATHS } from './paths.ts';
import { joinOtherTabs } from './session/other-tabs.ts';
import { useSession } from './session/session.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FailureNote } from './shell/failure-note.tsx';
import { FirstFrame, useKeptFrame } from './shell/first-frame.tsx';
import { loadAllTexts } from './texts/load.ts';

const Inside = lazy(async () => ({ default: (await import('./app.tsx')).Inside }));
const SignIn = lazy(async () => ({ default: (await import('./session/sign-in.tsx')).SignIn }));
const SignUp = lazy(async () => ({ default: (await import('./session/sign-up.tsx')).SignUp }));
const Confirm = lazy(async () => ({ default: (await import('./session/confirm.tsx')).Confirm }));
const Claim = lazy(async () => ({ default: (await import('./session/claim.tsx')).Claim }));
const Forgot = lazy(async () => ({ default: (await import('./session/forgot.tsx')).Forgot }));
const Reset = lazy(async () => ({ default: (await import('./session/reset.tsx')).Reset }));
const Invitation = lazy(() =>
  loadAllTexts().then(async () => ({ default: (await import('./session/invitation.tsx')).Invitation })),
);

/** Addresses of links from the service, and of the form for a new link: they work signed in or not. */
const OF_LINKS: readonly string[] = [PATHS.confirm, PATHS.claim, PATHS.reset, PATHS.forgot, PATHS.invitation];

export function Portal() {
  const [location] = useLocation();
  const session = useSession();
  useEffect(joinOtherTabs, []);
  useEffect(recoverQueries, []);
  useKeptFrame(session.isSuccess ? session.data !== null : undefined);
  if (session.isPending) return <FirstFrame />;
  if (session.data === undefined || isLost(session))
    return (
      <main className="alone">
        <FailureNote error={session.error} onRetry={() => session.refetch()} />
      </main>
    );
  const signedIn = session.data;
  return signedIn === null || OF_LINKS.includes(location) ? (
    <Outside />
  ) : (
    <ErrorBoundary place={location} mayReload={() => true}>
      <Suspense fallback={<FirstFrame />}>
        <Inside key={signedIn.user.accountId} user={signedIn.user} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * For visitors who are not signed in: any address shows the sign-in form, and then the requested view. Addresses of
 * links work for anyone.
 */
function Outside() {
  const [location] = useLocation();
  return (
    <ErrorBoundary place={location} mayReload={() => true}>
      <Suspense fallback={<FirstFrame />}>
        <Switch>
          <Route path={PATHS.signUp} component={SignUp} />
          <Route path={PATHS.confirm} component={Confirm} />
          <Route path={PATHS.claim} component={Claim} />
          <Route path={PATHS.forgot} component={Forgot} />
          <Route path={PATHS.reset} component={Reset} />
          <Route path={PATHS.invitation} component={Invitation} />
          <Route component={SignIn} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

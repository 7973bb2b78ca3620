/** The view at each address, and who may see it; each is loaded at its first visit. */
import { lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { recoverQueries } from './api/recovery.ts';
import type { User } from './api/types.ts';
import { isIdle } from './convert/batch.ts';
import { ConvertView } from './convert/convert-view.tsx';
import { DropAnywhere } from './convert/drop-anywhere.tsx';
import { TellDone } from './convert/tell-done.ts';
import { PATHS } from './paths.ts';
import { joinOtherTabs } from './session/other-tabs.ts';
import { useSession } from './session/session.ts';
import { SignIn } from './session/sign-in.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { FailureNote } from './shell/failure-note.tsx';
import { Frame } from './shell/frame.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';

const CheckView = lazy(async () => ({ default: (await import('./check/check-view.tsx')).CheckView }));
const HistoryView = lazy(async () => ({ default: (await import('./history/history-view.tsx')).HistoryView }));
const KeysView = lazy(async () => ({ default: (await import('./keys/keys-view.tsx')).KeysView }));
const WebhooksView = lazy(async () => ({ default: (await import('./webhooks/webhooks-view.tsx')).WebhooksView }));
const UsageView = lazy(async () => ({ default: (await import('./usage/usage-view.tsx')).UsageView }));
const SettingsView = lazy(async () => ({ default: (await import('./settings/settings-view.tsx')).SettingsView }));
const OperatorView = lazy(async () => ({ default: (await import('./operator/operator-view.tsx')).OperatorView }));
const SignUp = lazy(async () => ({ default: (await import('./session/sign-up.tsx')).SignUp }));
const Confirm = lazy(async () => ({ default: (await import('./session/confirm.tsx')).Confirm }));
const Claim = lazy(async () => ({ default: (await import('./session/claim.tsx')).Claim }));
const Forgot = lazy(async () => ({ default: (await import('./session/forgot.tsx')).Forgot }));
const Reset = lazy(async () => ({ default: (await import('./session/reset.tsx')).Reset }));

/** Addresses of links from the service, and of the form for a new link: they work signed in or not. */
const OF_LINKS: readonly string[] = [PATHS.confirm, PATHS.claim, PATHS.reset, PATHS.forgot];

export function App() {
  const [location] = useLocation();
  const session = useSession();
  useEffect(joinOtherTabs, []);
  useEffect(recoverQueries, []);
  if (session.isPending) return <Loading />;
  if (session.isError) return <FailureNote error={session.error} onRetry={() => session.refetch()} />;
  const signedIn = session.data;
  return signedIn === null || OF_LINKS.includes(location) ? <Outside /> : <Inside user={signedIn.user} />;
}

/**
 * For visitors who are not signed in: any address shows the sign-in form, and then the requested view. Addresses of
 * links work for anyone.
 */
function Outside() {
  const [location] = useLocation();
  return (
    <ErrorBoundary place={location} mayReload={() => true}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path={PATHS.signUp} component={SignUp} />
          <Route path={PATHS.confirm} component={Confirm} />
          <Route path={PATHS.claim} component={Claim} />
          <Route path={PATHS.forgot} component={Forgot} />
          <Route path={PATHS.reset} component={Reset} />
          <Route component={SignIn} />
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function Inside({ user }: { readonly user: User }) {
  const [location] = useLocation();
  return (
    <Frame user={user}>
      <DropAnywhere />
      <TellDone />
      <ErrorBoundary key={location.split('/')[1]} place={location} mayReload={isIdle}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path={PATHS.convert} component={ConvertView} />
            <Route path={PATHS.check} component={CheckView} />
            <Route path={PATHS.history} component={HistoryView} />
            <Route path={PATHS.keys} component={KeysView} />
            <Route path={PATHS.webhooks} component={WebhooksView} />
            <Route path={PATHS.usage} component={UsageView} />
            <Route path={PATHS.settings} component={SettingsView} />
            {user.operator && <Route path={PATHS.operator} component={OperatorView} />}
            {[PATHS.signIn, PATHS.signUp].map((path) => (
              <Route key={path} path={path}>
                <Redirect to={PATHS.convert} replace />
              </Route>
            ))}
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

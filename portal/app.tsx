/** Every view for a signed-in user, by address. Each but the first is loaded at its first visit. */
import { lazy, type ReactNode, Suspense, use } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { queryClient } from './api/query-client.ts';
import type { User } from './api/types.ts';
import { isIdle } from './convert/batch.ts';
import { DropAnywhere } from './convert/drop-anywhere.tsx';
import { TellDone } from './convert/tell-done.ts';
import { PATHS } from './paths.ts';
import { may } from './session/may.ts';
import { LOST_KEY } from './session/session.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Frame } from './shell/frame.tsx';
import { useAskingBeforeUnload } from './shell/kept.ts';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';
import { loadAllTexts } from './texts/load.ts';

const ConvertView = lazy(async () => ({ default: (await import('./convert/convert-view.tsx')).ConvertView }));
const CheckView = lazy(async () => ({ default: (await import('./check/check-view.tsx')).CheckView }));
const HistoryView = lazy(async () => ({ default: (await import('./history/history-view.tsx')).HistoryView }));
const ClientsView = lazy(async () => ({ default: (await import('./clients/clients-view.tsx')).ClientsView }));
const ClientView = lazy(async () => ({ default: (await import('./clients/client-view.tsx')).ClientView }));
const AccountView = lazy(async () => ({ default: (await import('./clients/account-view.tsx')).AccountView }));
const KeysView = lazy(async () => ({ default: (await import('./keys/keys-view.tsx')).KeysView }));
const WebhooksView = lazy(async () => ({ default: (await import('./webhooks/webhooks-view.tsx')).WebhooksView }));
const UsageView = lazy(async () => ({ default: (await import('./usage/usage-view.tsx')).UsageView }));
const SettingsView = lazy(async () => ({ default: (await import('./settings/settings-view.tsx')).SettingsView }));
const PeopleView = lazy(async () => ({ default: (await import('./settings/people-view.tsx')).PeopleView }));
const AuditView = lazy(async () => ({ default: (await import('./settings/audit-view.tsx')).AuditView }));
const ForOwnersView = lazy(async () => ({ default: (await import('./settings/for-owners-view.tsx')).ForOwnersView }));
const AccountLost = lazy(() =>
  loadAllTexts().then(async () => ({ default: (await import('./shell/account-lost.tsx')).AccountLost })),
);
const OperatorView = lazy(async () => ({ default: (await import('./operator/operator-view.tsx')).OperatorView }));

export function Inside({ user }: { readonly user: User }) {
  const [location] = useLocation();
  useAskingBeforeUnload();
  const works = may(user.role, 'work');
  const manages = may(user.role, 'manage');
  return (
    <Frame user={user}>
      {works && <DropAnywhere />}
      <TellDone />
      {queryClient.getQueryData(LOST_KEY) !== undefined && (
        <Suspense>
          <AccountLost />
        </Suspense>
      )}
      <ErrorBoundary key={location.split('/')[1]} place={location} mayReload={isIdle}>
        <Suspense fallback={<Loading />}>
          <Texts all={location !== PATHS.convert}>
            <Switch>
              <Route path={PATHS.convert}>{works ? <ConvertView /> : <Redirect to={PATHS.history} replace />}</Route>
              <Route path={PATHS.check} component={CheckView} />
              <Route path={PATHS.history} component={HistoryView} />
              <Route path={PATHS.clients} component={ClientsView} />
              <Route path={PATHS.client} component={ClientView} />
              <Route path={PATHS.account} component={AccountView} />
              <Route path={PATHS.keys} component={manages ? KeysView : ForOwnersView} />
              <Route path={PATHS.webhooks} component={manages ? WebhooksView : ForOwnersView} />
              <Route path={PATHS.usage} component={manages ? UsageView : ForOwnersView} />
              <Route path={PATHS.settings} component={SettingsView} />
              <Route path={PATHS.people} component={PeopleView} />
              <Route path={PATHS.audit} component={manages ? AuditView : ForOwnersView} />
              {user.operator && <Route path={PATHS.operator} component={OperatorView} />}
              {[PATHS.signIn, PATHS.signUp].map((path) => (
                <Route key={path} path={path}>
                  <Redirect to={PATHS.convert} replace />
                </Route>
              ))}
              <Route component={NotFound} />
            </Switch>
          </Texts>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Waits for the texts of other views than the first, before their scripts are loaded. */
function Texts({ all, children }: { readonly all: boolean; readonly children: ReactNode }) {
  if (all) use(loadAllTexts());
  return children;
}

/** Starts the portal in its page, once its texts are there. */
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './shell/page.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { Portal } from './portal.tsx';
import { cssVariables, theme } from './shell/theme.ts';

// a build has those of each component with its views (vite.config.ts)
if (import.meta.env.DEV) void import('@mantine/core/styles.layer.css');

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the portal.');
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <Portal />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);

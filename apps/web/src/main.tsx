import './ui/plain/tokens.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnRelease } from './app/new-release';
import { createAppRouter } from './app/router';
import { loadWords } from './i18n/words';
import { applyColourScheme } from './ui/theme/scheme';

applyColourScheme();
reloadOnRelease();
const root = createRoot(document.getElementById('root')!);
const app = (
  <StrictMode>
    <RouterProvider router={createAppRouter()} />
  </StrictMode>
);
void loadWords('ui').then(() => root.render(app));

import './ui/plain/tokens.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followReleases } from './app/new-release';
import { newRouter } from './app/router';
import { loadWords } from './i18n/words';
import { applyColourScheme } from './ui/theme/scheme';

applyColourScheme();
followReleases();
const root = createRoot(document.getElementById('root')!);
const app = (
  <StrictMode>
    <RouterProvider router={newRouter()} />
  </StrictMode>
);
void loadWords('ui').then(() => root.render(app));

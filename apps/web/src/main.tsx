import './ui/plain/tokens.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { newRouter } from './app/router';
import { loadWords } from './i18n/words';
import { applyColourScheme } from './ui/theme/scheme';

applyColourScheme();
await loadWords('ui');
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={newRouter()} />
  </StrictMode>,
);

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', port: 4510, strictPort: true },
  preview: { host: '127.0.0.1', port: 4511, strictPort: true },
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});

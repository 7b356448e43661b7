declare module 'virtual:uno.css';

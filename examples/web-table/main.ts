import process from 'node:process';
import { serve } from './server.js';

const { port } = await serve(process.argv[2] ?? 'tables', Number(process.env.PORT ?? 8080));
process.stdout.write(`tables are open at http://localhost:${port}\n`);

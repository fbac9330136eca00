#!/usr/bin/env node
console.log('easel');
